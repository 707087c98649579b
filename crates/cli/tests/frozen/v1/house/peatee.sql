CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);
CREATE TABLE public.challenges (
    id bigint NOT NULL,
    terms text NOT NULL,
    person bigint NOT NULL,
    wish text NOT NULL,
    created_at bigint NOT NULL,
    game bigint,
    is_open boolean DEFAULT false NOT NULL,
    CONSTRAINT challenges_wish_check CHECK ((wish = ANY (ARRAY['white'::text, 'black'::text, 'lot'::text])))
);
CREATE TABLE public.events (
    game bigint NOT NULL,
    version bigint NOT NULL,
    payload text NOT NULL,
    command text
);
CREATE TABLE public.games (
    id bigint NOT NULL,
    created_at bigint NOT NULL,
    terms text NOT NULL,
    ended_at bigint,
    score text,
    is_swapped boolean DEFAULT false NOT NULL
);
CREATE TABLE public.password_links (
    token bytea NOT NULL,
    person bigint NOT NULL,
    expires_at bigint NOT NULL,
    CONSTRAINT password_links_token_check CHECK ((length(token) = 32))
);
CREATE TABLE public.persons (
    id bigint NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    folded text,
    password text,
    language text NOT NULL,
    created_at bigint NOT NULL,
    is_administrator boolean DEFAULT false NOT NULL,
    CONSTRAINT persons_kind_check CHECK ((kind = ANY (ARRAY['guest'::text, 'account'::text, 'gone'::text])))
);
CREATE TABLE public.rematches (
    game bigint NOT NULL,
    next bigint NOT NULL
);
CREATE TABLE public.seats (
    person bigint NOT NULL,
    game bigint NOT NULL,
    created_at bigint NOT NULL,
    is_over boolean DEFAULT false NOT NULL
);
CREATE TABLE public.sessions (
    token bytea NOT NULL,
    person bigint NOT NULL,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    CONSTRAINT sessions_token_check CHECK ((length(token) = 32))
);
CREATE TABLE public.simul_seats (
    simul bigint NOT NULL,
    board bigint NOT NULL,
    person bigint NOT NULL,
    game bigint
);
CREATE TABLE public.simuls (
    id bigint NOT NULL,
    host bigint NOT NULL,
    terms text NOT NULL,
    side text NOT NULL,
    places bigint NOT NULL,
    created_at bigint NOT NULL,
    started_at bigint,
    CONSTRAINT simuls_places_check CHECK ((places > 0)),
    CONSTRAINT simuls_side_check CHECK ((side = ANY (ARRAY['white'::text, 'black'::text, 'turns'::text])))
);
INSERT INTO public._sqlx_migrations VALUES (1, 'house', '2026-11-18 05:59:21.771443+00', true, '\x8740eb51058db31df8feda9c5ae029c0693871e5c48eb136f76f8f56276f0750e1e2483f851618b8a5564ca2c407ea21', 11110095);
INSERT INTO public._sqlx_migrations VALUES (2, 'accounts', '2026-11-18 05:59:21.783114+00', true, '\x875bb88123c68c369d0595ed2d8830a3737fc88965574001de63adfc2e4610bf25b1d9ebcf2c2a7e90c0b28a99713a79', 2400282);
INSERT INTO public._sqlx_migrations VALUES (3, 'lobby', '2026-11-18 05:59:21.785833+00', true, '\xb9e45ff3761bc5b3c0b9cf018434ae193d63f1efa6fdc14bd54e787b2d736f97755199397b907dbd5fcce08fb6186bff', 1565726);
INSERT INTO public._sqlx_migrations VALUES (4, 'simuls', '2026-11-18 05:59:21.787714+00', true, '\x03422a1b45ea6102286a0705e44d1920a779fdb08d27839e1bdf36cb154ee8b9b186800a6d5f6cecb137a5893e0a3eca', 5998491);
INSERT INTO public._sqlx_migrations VALUES (5, 'rematches', '2026-11-18 05:59:21.793983+00', true, '\x66c674cbfcf1bb98700e1a4c1d1f567fccec9f921aa936f10494547908d0a79e1027068ae19c894f8d59e31dbf12d2ea', 1895408);
INSERT INTO public._sqlx_migrations VALUES (6, 'live seats', '2026-11-18 05:59:21.796128+00', true, '\xfea7243fe7e38ecd5a809449e2ed8f319e108eb83f207b4f97404d0c8a6133d6ef0e83f9dcef2253d096e296e6a971bb', 1352218);
INSERT INTO public.challenges VALUES (114492872231558, '{"v":1,"terms":{"rules":"international","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"600+5","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 25582202707609, 'white', 1794981561844, 83508310866278, false);
INSERT INTO public.challenges VALUES (21340712556431, '{"v":1,"terms":{"rules":"russian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"300+3","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 95467253305758, 'white', 1794981562631, 102114455224662, false);
INSERT INTO public.challenges VALUES (46812552797130, '{"v":1,"terms":{"rules":"brazilian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"not-played-out","winning-position":"narrow"},"control":"40/7200:3600","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 51239150080249, 'white', 1794981563408, 177313494086547, false);
INSERT INTO public.challenges VALUES (181465618063130, '{"v":1,"terms":{"rules":"russian-1953","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 102956785401388, 'white', 1794981564183, 255357471373791, false);
INSERT INTO public.challenges VALUES (212063103401541, '{"v":1,"terms":{"rules":"hundred-1953","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"900d5","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 159295374389529, 'white', 1794981564961, 1739243304767, false);
INSERT INTO public.challenges VALUES (179708272475530, '{"v":1,"terms":{"rules":"home","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"300+2","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 137743285605194, 'white', 1794981565740, 94000924116323, false);
INSERT INTO public.challenges VALUES (101278176751290, '{"v":1,"terms":{"rules":"home-next","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 88353228823124, 'white', 1794981566518, 78052458735012, false);
INSERT INTO public.challenges VALUES (93006005863056, '{"v":1,"terms":{"rules":"home-continue","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 135506578826002, 'white', 1794981567293, 297388703633, false);
INSERT INTO public.challenges VALUES (74612393575130, '{"v":1,"terms":{"rules":"home-next-continue","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 232784670595294, 'white', 1794981568069, 115371169614630, false);
INSERT INTO public.challenges VALUES (174272007234192, '{"v":1,"terms":{"rules":"chess","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"600","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 64836678635967, 'white', 1794981568844, 17520907781829, false);
INSERT INTO public.challenges VALUES (275095893011490, '{"v":1,"terms":{"rules":"chess-leaflet","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 42752057480162, 'white', 1794981569622, 103082242386197, false);
INSERT INTO public.challenges VALUES (156921252191863, '{"v":1,"terms":{"rules":"russian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"300+3","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 134020820068442, 'white', 1794981570399, 173073904060503, false);
INSERT INTO public.challenges VALUES (111382151681912, '{"v":1,"terms":{"rules":"hundred-1953","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"900d5","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 167788718451744, 'white', 1794981571351, 14940452493722, false);
INSERT INTO public.challenges VALUES (175367197114728, '{"v":1,"terms":{"rules":"russian-1953","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 164460513235706, 'white', 1794981572346, 137255590168836, false);
INSERT INTO public.challenges VALUES (13057444364849, '{"v":1,"terms":{"rules":"international","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"600+5","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 205073038069884, 'white', 1794981573277, 212340628104123, false);
INSERT INTO public.challenges VALUES (146094124164849, '{"v":1,"terms":{"rules":"international","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"600+5","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 46226709461990, 'white', 1794981574220, 181121970764862, false);
INSERT INTO public.challenges VALUES (268292022477990, '{"v":1,"terms":{"rules":"russian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 39503751550246, 'white', 1794981574695, 120828292850229, false);
INSERT INTO public.challenges VALUES (125632390283623, '{"v":1,"terms":{"rules":"russian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 108650712264642, 'white', 1794981576228, 21730810506315, false);
INSERT INTO public.challenges VALUES (171464334501551, '{"v":1,"terms":{"rules":"international","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"*1209600","mode":"play","form":"correspondence","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 166538701057722, 'white', 1794981577156, 216554383399024, false);
INSERT INTO public.challenges VALUES (247692382795279, '{"v":1,"terms":{"rules":"brazilian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"not-played-out","winning-position":"narrow"},"control":"300","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 214220253385814, 'white', 1794981580800, NULL, false);
INSERT INTO public.challenges VALUES (228087915770568, '{"v":1,"terms":{"rules":"russian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"not-played-out","winning-position":"narrow"},"control":"300","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 71929041964874, 'black', 1794981580802, NULL, true);
INSERT INTO public.events VALUES (83508310866278, 0, '{"v":1,"at":1794981561858,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (83508310866278, 1, '{"v":1,"at":1794981561861,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (83508310866278, 2, '{"v":1,"at":1794981561863,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (83508310866278, 3, '{"v":1,"at":1794981562016,"what":{"kind":"played","by":"white","text":"33-28","way":4}}', 'f1');
INSERT INTO public.events VALUES (83508310866278, 4, '{"v":1,"at":1794981562169,"what":{"kind":"played","by":"black","text":"18-23","way":152}}', 'f2');
INSERT INTO public.events VALUES (83508310866278, 5, '{"v":1,"at":1794981562321,"what":{"kind":"played","by":"white","text":"34-29","way":4}}', 'f3');
INSERT INTO public.events VALUES (83508310866278, 6, '{"v":1,"at":1794981562474,"what":{"kind":"played","by":"black","text":"23x34","way":152}}', 'f4');
INSERT INTO public.events VALUES (83508310866278, 7, '{"v":1,"at":1794981562626,"what":{"kind":"played","by":"white","text":"40x29","way":4}}', 'f5');
INSERT INTO public.events VALUES (83508310866278, 8, '{"v":1,"at":1794981562628,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (83508310866278, 9, '{"v":1,"at":1794981562629,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (102114455224662, 0, '{"v":1,"at":1794981562639,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (102114455224662, 1, '{"v":1,"at":1794981562642,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (102114455224662, 2, '{"v":1,"at":1794981562643,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (102114455224662, 3, '{"v":1,"at":1794981562795,"what":{"kind":"played","by":"white","text":"e3-d4","way":3}}', 'f6');
INSERT INTO public.events VALUES (102114455224662, 4, '{"v":1,"at":1794981562947,"what":{"kind":"played","by":"black","text":"d6-e5","way":151}}', 'f7');
INSERT INTO public.events VALUES (102114455224662, 5, '{"v":1,"at":1794981563099,"what":{"kind":"played","by":"white","text":"g3-f4","way":3}}', 'f8');
INSERT INTO public.events VALUES (102114455224662, 6, '{"v":1,"at":1794981563251,"what":{"kind":"played","by":"black","text":"e5:g3","way":151}}', 'f9');
INSERT INTO public.events VALUES (102114455224662, 7, '{"v":1,"at":1794981563403,"what":{"kind":"played","by":"white","text":"h2:f4","way":3}}', 'f10');
INSERT INTO public.events VALUES (102114455224662, 8, '{"v":1,"at":1794981563405,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (102114455224662, 9, '{"v":1,"at":1794981563406,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (177313494086547, 0, '{"v":1,"at":1794981563415,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (177313494086547, 1, '{"v":1,"at":1794981563418,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (177313494086547, 2, '{"v":1,"at":1794981563419,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (177313494086547, 3, '{"v":1,"at":1794981563571,"what":{"kind":"played","by":"white","text":"e3-d4","way":3}}', 'f11');
INSERT INTO public.events VALUES (177313494086547, 4, '{"v":1,"at":1794981563723,"what":{"kind":"played","by":"black","text":"d6-e5","way":151}}', 'f12');
INSERT INTO public.events VALUES (177313494086547, 5, '{"v":1,"at":1794981563875,"what":{"kind":"played","by":"white","text":"g3-f4","way":3}}', 'f13');
INSERT INTO public.events VALUES (177313494086547, 6, '{"v":1,"at":1794981564027,"what":{"kind":"played","by":"black","text":"e5:g3","way":151}}', 'f14');
INSERT INTO public.events VALUES (177313494086547, 7, '{"v":1,"at":1794981564178,"what":{"kind":"played","by":"white","text":"h2:f4","way":3}}', 'f15');
INSERT INTO public.events VALUES (177313494086547, 8, '{"v":1,"at":1794981564180,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (177313494086547, 9, '{"v":1,"at":1794981564181,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (255357471373791, 0, '{"v":1,"at":1794981564186,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (255357471373791, 1, '{"v":1,"at":1794981564191,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (255357471373791, 2, '{"v":1,"at":1794981564194,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (255357471373791, 3, '{"v":1,"at":1794981564346,"what":{"kind":"played","by":"white","text":"e3-d4"}}', 'f16');
INSERT INTO public.events VALUES (255357471373791, 4, '{"v":1,"at":1794981564498,"what":{"kind":"played","by":"black","text":"d6-e5"}}', 'f17');
INSERT INTO public.events VALUES (255357471373791, 5, '{"v":1,"at":1794981564650,"what":{"kind":"played","by":"white","text":"g3-f4"}}', 'f18');
INSERT INTO public.events VALUES (255357471373791, 6, '{"v":1,"at":1794981564802,"what":{"kind":"played","by":"black","text":"e5:g3"}}', 'f19');
INSERT INTO public.events VALUES (255357471373791, 7, '{"v":1,"at":1794981564954,"what":{"kind":"played","by":"white","text":"h2:f4"}}', 'f20');
INSERT INTO public.events VALUES (255357471373791, 8, '{"v":1,"at":1794981564955,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (255357471373791, 9, '{"v":1,"at":1794981564956,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (1739243304767, 0, '{"v":1,"at":1794981564968,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (1739243304767, 1, '{"v":1,"at":1794981564972,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (1739243304767, 2, '{"v":1,"at":1794981564973,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (1739243304767, 3, '{"v":1,"at":1794981565125,"what":{"kind":"played","by":"white","text":"33-28","way":4}}', 'f21');
INSERT INTO public.events VALUES (1739243304767, 4, '{"v":1,"at":1794981565279,"what":{"kind":"played","by":"black","text":"18-23","way":153}}', 'f22');
INSERT INTO public.events VALUES (1739243304767, 5, '{"v":1,"at":1794981565431,"what":{"kind":"played","by":"white","text":"34-29","way":4}}', 'f23');
INSERT INTO public.events VALUES (1739243304767, 6, '{"v":1,"at":1794981565583,"what":{"kind":"played","by":"black","text":"23:34","way":152}}', 'f24');
INSERT INTO public.events VALUES (1739243304767, 7, '{"v":1,"at":1794981565735,"what":{"kind":"played","by":"white","text":"40:29","way":4}}', 'f25');
INSERT INTO public.events VALUES (1739243304767, 8, '{"v":1,"at":1794981565737,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (1739243304767, 9, '{"v":1,"at":1794981565738,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (94000924116323, 0, '{"v":1,"at":1794981565747,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (94000924116323, 1, '{"v":1,"at":1794981565750,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (94000924116323, 2, '{"v":1,"at":1794981565751,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (94000924116323, 3, '{"v":1,"at":1794981565903,"what":{"kind":"played","by":"white","text":"e3-d4","way":4}}', 'f26');
INSERT INTO public.events VALUES (94000924116323, 4, '{"v":1,"at":1794981566055,"what":{"kind":"played","by":"black","text":"d6-e5","way":152}}', 'f27');
INSERT INTO public.events VALUES (94000924116323, 5, '{"v":1,"at":1794981566207,"what":{"kind":"played","by":"white","text":"g3-f4","way":4}}', 'f28');
INSERT INTO public.events VALUES (94000924116323, 6, '{"v":1,"at":1794981566359,"what":{"kind":"played","by":"black","text":"e5:g3","way":151}}', 'f29');
INSERT INTO public.events VALUES (94000924116323, 7, '{"v":1,"at":1794981566512,"what":{"kind":"played","by":"white","text":"h2:f4","way":4}}', 'f30');
INSERT INTO public.events VALUES (94000924116323, 8, '{"v":1,"at":1794981566514,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (94000924116323, 9, '{"v":1,"at":1794981566515,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (78052458735012, 0, '{"v":1,"at":1794981566521,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (78052458735012, 1, '{"v":1,"at":1794981566525,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (78052458735012, 2, '{"v":1,"at":1794981566528,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (78052458735012, 3, '{"v":1,"at":1794981566680,"what":{"kind":"played","by":"white","text":"e3-d4"}}', 'f31');
INSERT INTO public.events VALUES (78052458735012, 4, '{"v":1,"at":1794981566832,"what":{"kind":"played","by":"black","text":"d6-e5"}}', 'f32');
INSERT INTO public.events VALUES (78052458735012, 5, '{"v":1,"at":1794981566984,"what":{"kind":"played","by":"white","text":"g3-f4"}}', 'f33');
INSERT INTO public.events VALUES (78052458735012, 9, '{"v":1,"at":1794981567290,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (297388703633, 2, '{"v":1,"at":1794981567303,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (297388703633, 6, '{"v":1,"at":1794981567912,"what":{"kind":"played","by":"black","text":"e5:g3"}}', 'f39');
INSERT INTO public.events VALUES (115371169614630, 1, '{"v":1,"at":1794981568076,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (115371169614630, 4, '{"v":1,"at":1794981568384,"what":{"kind":"played","by":"black","text":"d6-e5"}}', 'f42');
INSERT INTO public.events VALUES (115371169614630, 8, '{"v":1,"at":1794981568841,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (17520907781829, 4, '{"v":1,"at":1794981569160,"what":{"kind":"played","by":"black","text":"d5","way":152}}', 'f47');
INSERT INTO public.events VALUES (17520907781829, 8, '{"v":1,"at":1794981569619,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (103082242386197, 5, '{"v":1,"at":1794981570089,"what":{"kind":"played","by":"white","text":"a4"}}', 'f53');
INSERT INTO public.events VALUES (103082242386197, 9, '{"v":1,"at":1794981570396,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (173073904060503, 1, '{"v":1,"at":1794981570409,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (173073904060503, 5, '{"v":1,"at":1794981570866,"what":{"kind":"played","by":"white","text":"g3-f4","way":3}}', 'f58');
INSERT INTO public.events VALUES (173073904060503, 9, '{"v":1,"at":1794981571345,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (14940452493722, 0, '{"v":1,"at":1794981571420,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (14940452493722, 3, '{"v":1,"at":1794981571578,"what":{"kind":"played","by":"white","text":"33-28","way":4}}', 'f63');
INSERT INTO public.events VALUES (14940452493722, 7, '{"v":1,"at":1794981572339,"what":{"kind":"adjournment-ordered","why":"the players agreed"}}', 'f68');
INSERT INTO public.events VALUES (137255590168836, 0, '{"v":1,"at":1794981572349,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (137255590168836, 2, '{"v":1,"at":1794981572357,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (137255590168836, 6, '{"v":1,"at":1794981572967,"what":{"kind":"played","by":"black","text":"e5:g3"}}', 'f73');
INSERT INTO public.events VALUES (137255590168836, 10, '{"v":1,"at":1794981573275,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (212340628104123, 1, '{"v":1,"at":1794981573286,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (212340628104123, 5, '{"v":1,"at":1794981573753,"what":{"kind":"played","by":"white","text":"34-29","way":4}}', 'f79');
INSERT INTO public.events VALUES (212340628104123, 9, '{"v":1,"at":1794981574218,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (181121970764862, 4, '{"v":1,"at":1794981574536,"what":{"kind":"played","by":"black","text":"18-23","way":152}}', 'f84');
INSERT INTO public.events VALUES (120828292850229, 1, '{"v":1,"at":1794981574701,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (120828292850229, 4, '{"v":1,"at":1794981575008,"what":{"kind":"played","by":"black","text":"d6-e5"}}', 'f88');
INSERT INTO public.events VALUES (120828292850229, 8, '{"v":1,"at":1794981575616,"what":{"kind":"played","by":"black","text":"b6-c5"}}', 'f92');
INSERT INTO public.events VALUES (120828292850229, 9, '{"v":1,"at":1794981576071,"what":{"kind":"draw-offered","side":"white"}}', 'f94');
INSERT INTO public.events VALUES (21730810506315, 2, '{"v":1,"at":1794981576238,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (21730810506315, 6, '{"v":1,"at":1794981576848,"what":{"kind":"played","by":"black","text":"e5:g3"}}', 'f99');
INSERT INTO public.events VALUES (21730810506315, 10, '{"v":1,"at":1794981577155,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (123866616966215, 2, '{"v":1,"at":1794981577480,"what":{"kind":"played","by":"white","text":"31-26"}}', 'f104');
INSERT INTO public.events VALUES (229192232105857, 3, '{"v":1,"at":1794981580492,"what":{"kind":"played","by":"white","text":"e3-d4"}}', 'f105');
INSERT INTO public.events VALUES (78052458735012, 6, '{"v":1,"at":1794981567136,"what":{"kind":"played","by":"black","text":"e5:g3"}}', 'f34');
INSERT INTO public.events VALUES (297388703633, 0, '{"v":1,"at":1794981567296,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (297388703633, 3, '{"v":1,"at":1794981567455,"what":{"kind":"played","by":"white","text":"e3-d4"}}', 'f36');
INSERT INTO public.events VALUES (297388703633, 7, '{"v":1,"at":1794981568064,"what":{"kind":"played","by":"white","text":"h2:f4"}}', 'f40');
INSERT INTO public.events VALUES (115371169614630, 0, '{"v":1,"at":1794981568072,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (115371169614630, 3, '{"v":1,"at":1794981568231,"what":{"kind":"played","by":"white","text":"e3-d4"}}', 'f41');
INSERT INTO public.events VALUES (115371169614630, 7, '{"v":1,"at":1794981568840,"what":{"kind":"played","by":"white","text":"h2:f4"}}', 'f45');
INSERT INTO public.events VALUES (17520907781829, 0, '{"v":1,"at":1794981568851,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (17520907781829, 3, '{"v":1,"at":1794981569008,"what":{"kind":"played","by":"white","text":"d3","way":3}}', 'f46');
INSERT INTO public.events VALUES (17520907781829, 7, '{"v":1,"at":1794981569617,"what":{"kind":"played","by":"white","text":"a5","way":3}}', 'f50');
INSERT INTO public.events VALUES (103082242386197, 0, '{"v":1,"at":1794981569625,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (103082242386197, 3, '{"v":1,"at":1794981569784,"what":{"kind":"played","by":"white","text":"d3"}}', 'f51');
INSERT INTO public.events VALUES (103082242386197, 7, '{"v":1,"at":1794981570394,"what":{"kind":"played","by":"white","text":"a5"}}', 'f55');
INSERT INTO public.events VALUES (173073904060503, 0, '{"v":1,"at":1794981570406,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (173073904060503, 3, '{"v":1,"at":1794981570561,"what":{"kind":"played","by":"white","text":"e3-d4","way":3}}', 'f56');
INSERT INTO public.events VALUES (173073904060503, 7, '{"v":1,"at":1794981571336,"what":{"kind":"adjournment-ordered","why":"the players agreed"}}', 'f61');
INSERT INTO public.events VALUES (14940452493722, 2, '{"v":1,"at":1794981571425,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (14940452493722, 6, '{"v":1,"at":1794981572035,"what":{"kind":"played","by":"black","text":"23:34","way":151}}', 'f66');
INSERT INTO public.events VALUES (137255590168836, 1, '{"v":1,"at":1794981572354,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (137255590168836, 4, '{"v":1,"at":1794981572662,"what":{"kind":"played","by":"black","text":"d6-e5"}}', 'f71');
INSERT INTO public.events VALUES (137255590168836, 8, '{"v":1,"at":1794981573272,"what":{"kind":"move-sealed","by":"white","sealed":"01fcc536f2d0df967dd768f47cb24560367c1e5a43eca65c7a6bf49490d4f7b39ec8b7bbc3b67ca978696bcc0508201a33d2c9df04ba57848e32cc389d7680caf46e6b436057bfd1de353343c1e1a156bdcda1cc04398c6fcdb86ce6bb8fc45d6775e94b6f72168c9c663185b9396dedf4526b0d8af243951113677227aaeaf77397ecee90ff8ca02f30d133e7a60333eaee947f2483e6e7f95ed0a952447194add675a5391ef1fdb991212ab89025f0f756793a4fd930601adea3b063ecf2751da29cd854117d544cdbf24d92ee2f6f2fb8e2aaa4fdad16f3e077c5a35caad63942b9f9f13e50435cb4b56d1ef13c8fc896758ed41f23a9ed244f884c17468c0efb4391050eb1f0fdea70746f7f5faba3e9e9d7b15bcd1f3fda463df23dbbdb42da083172da1dc3d06c24ac9aa7b810fd94b277a284ad9174"}}', 'f76');
INSERT INTO public.events VALUES (212340628104123, 0, '{"v":1,"at":1794981573283,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (212340628104123, 3, '{"v":1,"at":1794981573441,"what":{"kind":"played","by":"white","text":"33-28","way":4}}', 'f77');
INSERT INTO public.events VALUES (212340628104123, 7, '{"v":1,"at":1794981574214,"what":{"kind":"adjournment-ordered","why":"the players agreed"}}', 'f82');
INSERT INTO public.events VALUES (181121970764862, 0, '{"v":1,"at":1794981574227,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (181121970764862, 3, '{"v":1,"at":1794981574383,"what":{"kind":"played","by":"white","text":"33-28","way":3}}', 'f83');
INSERT INTO public.events VALUES (181121970764862, 6, '{"v":1,"at":1794981574690,"what":{"kind":"ended","end":{"by":"resignation","loser":"white"}}}', 'f86');
INSERT INTO public.events VALUES (120828292850229, 5, '{"v":1,"at":1794981575160,"what":{"kind":"played","by":"white","text":"g3-f4"}}', 'f89');
INSERT INTO public.events VALUES (21730810506315, 0, '{"v":1,"at":1794981576230,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (21730810506315, 3, '{"v":1,"at":1794981576390,"what":{"kind":"played","by":"white","text":"e3-d4"}}', 'f96');
INSERT INTO public.events VALUES (21730810506315, 7, '{"v":1,"at":1794981577000,"what":{"kind":"played","by":"white","text":"h2:f4"}}', 'f100');
INSERT INTO public.events VALUES (216554383399024, 1, '{"v":1,"at":1794981577163,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (216554383399024, 4, '{"v":1,"at":1794981577471,"what":{"kind":"played","by":"black","text":"18-23"}}', 'f103');
INSERT INTO public.events VALUES (123866616966215, 1, '{"v":1,"at":1794981577478,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (229192232105857, 2, '{"v":1,"at":1794981580491,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (229192232105857, 6, '{"v":1,"at":1794981580798,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (246481637639211, 0, '{"v":1,"at":1794981580832,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (238877968360904, 0, '{"v":1,"at":1794981580832,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (276199919774904, 0, '{"v":1,"at":1794981580832,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (78052458735012, 7, '{"v":1,"at":1794981567288,"what":{"kind":"played","by":"white","text":"h2:f4"}}', 'f35');
INSERT INTO public.events VALUES (297388703633, 5, '{"v":1,"at":1794981567761,"what":{"kind":"played","by":"white","text":"g3-f4"}}', 'f38');
INSERT INTO public.events VALUES (297388703633, 9, '{"v":1,"at":1794981568067,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (115371169614630, 2, '{"v":1,"at":1794981568079,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (115371169614630, 6, '{"v":1,"at":1794981568688,"what":{"kind":"played","by":"black","text":"e5:g3"}}', 'f44');
INSERT INTO public.events VALUES (17520907781829, 2, '{"v":1,"at":1794981568855,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (17520907781829, 6, '{"v":1,"at":1794981569465,"what":{"kind":"played","by":"black","text":"a6","way":152}}', 'f49');
INSERT INTO public.events VALUES (103082242386197, 1, '{"v":1,"at":1794981569629,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (103082242386197, 4, '{"v":1,"at":1794981569937,"what":{"kind":"played","by":"black","text":"d5"}}', 'f52');
INSERT INTO public.events VALUES (103082242386197, 8, '{"v":1,"at":1794981570395,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (173073904060503, 2, '{"v":1,"at":1794981570409,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (173073904060503, 6, '{"v":1,"at":1794981571031,"what":{"kind":"played","by":"black","text":"e5:g3","way":151}}', 'f59');
INSERT INTO public.events VALUES (173073904060503, 10, '{"v":1,"at":1794981571346,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (14940452493722, 4, '{"v":1,"at":1794981571730,"what":{"kind":"played","by":"black","text":"18-23","way":152}}', 'f64');
INSERT INTO public.events VALUES (14940452493722, 8, '{"v":1,"at":1794981572342,"what":{"kind":"move-sealed","by":"white","sealed":"01f653157e4b86a4937928ab72fddcab81ed7f5731a4fb8709f5aaefe0dfb9a3ccc8b7bbc3b67ca978be700d9109d1b57775999bb05a040dab5370ca48c042273446f302702476693823eb8cbd50b885fee9156ed4cf12aa2c7c0e1dfaf8bd29966d4fb5207190274e08a9aaa6c78468f9947826c90bc568ee648434acc799e2b9896e9e3421d9f1fac49a95aee8b72ed284f3d24b104da737a7a3ea725efaf20924f3cf0d44de9c5a92e2f98a7bfb547f5bdab1c39be271e8bfcbcbdad4225e44e5516ffb33abe5927a9d0016cfa8690a499124a32d8ba742d87e335b30258c26c6b88816a82c777725c43ef354708aa174d34f38188cae9d3543cf32551cb4f44f07899caaa5c2cf06d2e5977f70c4f326e112a92950051ab149fda2942ee1eb7247dfc484c62cde9415961fb88067eb13b3c4ba82eefeff"}}', 'f69');
INSERT INTO public.events VALUES (14940452493722, 10, '{"v":1,"at":1794981572345,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (137255590168836, 5, '{"v":1,"at":1794981572815,"what":{"kind":"played","by":"white","text":"g3-f4"}}', 'f72');
INSERT INTO public.events VALUES (137255590168836, 9, '{"v":1,"at":1794981573274,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (212340628104123, 4, '{"v":1,"at":1794981573597,"what":{"kind":"played","by":"black","text":"18-23","way":156}}', 'f78');
INSERT INTO public.events VALUES (212340628104123, 8, '{"v":1,"at":1794981574217,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (181121970764862, 2, '{"v":1,"at":1794981574231,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (120828292850229, 0, '{"v":1,"at":1794981574697,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (120828292850229, 3, '{"v":1,"at":1794981574856,"what":{"kind":"played","by":"white","text":"e3-d4"}}', 'f87');
INSERT INTO public.events VALUES (120828292850229, 7, '{"v":1,"at":1794981575464,"what":{"kind":"played","by":"white","text":"h2:f4"}}', 'f91');
INSERT INTO public.events VALUES (21730810506315, 5, '{"v":1,"at":1794981576696,"what":{"kind":"played","by":"white","text":"g3-f4"}}', 'f98');
INSERT INTO public.events VALUES (21730810506315, 9, '{"v":1,"at":1794981577153,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (216554383399024, 0, '{"v":1,"at":1794981577159,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (216554383399024, 3, '{"v":1,"at":1794981577319,"what":{"kind":"played","by":"white","text":"33-28"}}', 'f102');
INSERT INTO public.events VALUES (123866616966215, 0, '{"v":1,"at":1794981577474,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (123866616966215, 4, '{"v":1,"at":1794981580483,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (229192232105857, 1, '{"v":1,"at":1794981580490,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (229192232105857, 5, '{"v":1,"at":1794981580796,"what":{"kind":"played","by":"white","text":"g3-f4"}}', 'f107');
INSERT INTO public.events VALUES (78052458735012, 8, '{"v":1,"at":1794981567289,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (297388703633, 1, '{"v":1,"at":1794981567300,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (297388703633, 4, '{"v":1,"at":1794981567609,"what":{"kind":"played","by":"black","text":"d6-e5"}}', 'f37');
INSERT INTO public.events VALUES (297388703633, 8, '{"v":1,"at":1794981568066,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (115371169614630, 5, '{"v":1,"at":1794981568536,"what":{"kind":"played","by":"white","text":"g3-f4"}}', 'f43');
INSERT INTO public.events VALUES (115371169614630, 9, '{"v":1,"at":1794981568842,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (17520907781829, 1, '{"v":1,"at":1794981568854,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (17520907781829, 5, '{"v":1,"at":1794981569313,"what":{"kind":"played","by":"white","text":"a4","way":3}}', 'f48');
INSERT INTO public.events VALUES (17520907781829, 9, '{"v":1,"at":1794981569620,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.events VALUES (103082242386197, 2, '{"v":1,"at":1794981569632,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (103082242386197, 6, '{"v":1,"at":1794981570241,"what":{"kind":"played","by":"black","text":"a6"}}', 'f54');
INSERT INTO public.events VALUES (173073904060503, 4, '{"v":1,"at":1794981570713,"what":{"kind":"played","by":"black","text":"d6-e5","way":151}}', 'f57');
INSERT INTO public.events VALUES (173073904060503, 8, '{"v":1,"at":1794981571343,"what":{"kind":"move-sealed","by":"white","sealed":"01f4d20affc7bbdbaa619eda71b1ca40087f73bac0887384ac39bf46f8a5cfa4b2c8b7bbc3b67ca9789178531012d6f66e2f6b2b0e1afd15502452c40254d7463df65b6aaf7f2556d2fbb2f487ee970c8c90259538d4f32fff9c402d8beeb772efe995f04fc38d314cddd3923e78b2657e8a0dc18b8af19f9d96e537566c136a3217a3e8a7a7bd656d957f36ffbfca758eafd16e5f3a864eae3abd138feba520a64bee5f860b3ad0cf2f7cc7b734d2c357f9ea22a0fa201055bbf5cdeb9914e5935f3a859eceb9a51e321b94975832414ca6f0ffdb8156bbf686cd1ff0a1961dbf6825ef85084307303e4910f5281030e215748f368512f672fbf578046f9ca5009cfa1abd6dc238f6ee35023049f74bef9ad0dc4f87267f410a69c9c6aa0fa3e12acbeb623f75a03308bd90b5f0e9cc3fbfd5be4bef5ddc18"}}', 'f62');
INSERT INTO public.events VALUES (14940452493722, 1, '{"v":1,"at":1794981571424,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (14940452493722, 5, '{"v":1,"at":1794981571883,"what":{"kind":"played","by":"white","text":"34-29","way":4}}', 'f65');
INSERT INTO public.events VALUES (14940452493722, 9, '{"v":1,"at":1794981572343,"what":{"kind":"left","side":"white"}}', NULL);
INSERT INTO public.events VALUES (137255590168836, 3, '{"v":1,"at":1794981572509,"what":{"kind":"played","by":"white","text":"e3-d4"}}', 'f70');
INSERT INTO public.events VALUES (137255590168836, 7, '{"v":1,"at":1794981573270,"what":{"kind":"adjournment-ordered","why":"the players agreed"}}', 'f75');
INSERT INTO public.events VALUES (212340628104123, 2, '{"v":1,"at":1794981573287,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (212340628104123, 6, '{"v":1,"at":1794981573907,"what":{"kind":"played","by":"black","text":"23x34","way":154}}', 'f80');
INSERT INTO public.events VALUES (181121970764862, 1, '{"v":1,"at":1794981574230,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (181121970764862, 5, '{"v":1,"at":1794981574688,"what":{"kind":"played","by":"white","text":"34-29","way":3}}', 'f85');
INSERT INTO public.events VALUES (120828292850229, 2, '{"v":1,"at":1794981574704,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (120828292850229, 6, '{"v":1,"at":1794981575312,"what":{"kind":"played","by":"black","text":"e5:g3"}}', 'f90');
INSERT INTO public.events VALUES (120828292850229, 10, '{"v":1,"at":1794981576223,"what":{"kind":"ended","end":{"by":"agreement"}}}', 'f95');
INSERT INTO public.events VALUES (21730810506315, 1, '{"v":1,"at":1794981576235,"what":{"kind":"arrived","side":"white"}}', NULL);
INSERT INTO public.events VALUES (21730810506315, 4, '{"v":1,"at":1794981576542,"what":{"kind":"played","by":"black","text":"d6-e5"}}', 'f97');
INSERT INTO public.events VALUES (21730810506315, 8, '{"v":1,"at":1794981577152,"what":{"kind":"played","by":"black","text":"b6-c5"}}', 'f101');
INSERT INTO public.events VALUES (216554383399024, 2, '{"v":1,"at":1794981577166,"what":{"kind":"arrived","side":"black"}}', NULL);
INSERT INTO public.events VALUES (123866616966215, 3, '{"v":1,"at":1794981577832,"what":{"kind":"played","by":"black","text":"19-24"}}', NULL);
INSERT INTO public.events VALUES (229192232105857, 0, '{"v":1,"at":1794981580485,"what":{"kind":"begun"}}', NULL);
INSERT INTO public.events VALUES (229192232105857, 4, '{"v":1,"at":1794981580644,"what":{"kind":"played","by":"black","text":"d6-e5"}}', 'f106');
INSERT INTO public.events VALUES (229192232105857, 7, '{"v":1,"at":1794981580799,"what":{"kind":"left","side":"black"}}', NULL);
INSERT INTO public.games VALUES (83508310866278, 1794981561848, '{"v":1,"terms":{"rules":"international","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"600+5","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[25582202707609],"black":[58614261225206]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (102114455224662, 1794981562634, '{"v":1,"terms":{"rules":"russian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"300+3","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[95467253305758],"black":[111693692136548]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (177313494086547, 1794981563410, '{"v":1,"terms":{"rules":"brazilian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"not-played-out","winning-position":"narrow"},"control":"40/7200:3600","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[51239150080249],"black":[161474803782889]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (255357471373791, 1794981564186, '{"v":1,"terms":{"rules":"russian-1953","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[102956785401388],"black":[80615730185540]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (1739243304767, 1794981564964, '{"v":1,"terms":{"rules":"hundred-1953","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"900d5","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[159295374389529],"black":[240838130733218]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (94000924116323, 1794981565742, '{"v":1,"terms":{"rules":"home","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"300+2","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[137743285605194],"black":[62558840380652]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (78052458735012, 1794981566521, '{"v":1,"terms":{"rules":"home-next","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[88353228823124],"black":[2064259636082]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (297388703633, 1794981567296, '{"v":1,"terms":{"rules":"home-continue","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[135506578826002],"black":[2322846885098]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (115371169614630, 1794981568072, '{"v":1,"terms":{"rules":"home-next-continue","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[232784670595294],"black":[180930888961094]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (17520907781829, 1794981568847, '{"v":1,"terms":{"rules":"chess","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"600","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[64836678635967],"black":[73604888065216]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (103082242386197, 1794981569625, '{"v":1,"terms":{"rules":"chess-leaflet","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[42752057480162],"black":[171093461177010]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (173073904060503, 1794981570401, '{"v":1,"terms":{"rules":"russian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"300+3","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[134020820068442],"black":[197331808467271]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (14940452493722, 1794981571403, '{"v":1,"terms":{"rules":"hundred-1953","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"900d5","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[167788718451744],"black":[150759125368077]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (137255590168836, 1794981572349, '{"v":1,"terms":{"rules":"russian-1953","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[164460513235706],"black":[149915216837363]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (212340628104123, 1794981573280, '{"v":1,"terms":{"rules":"international","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"600+5","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[205073038069884],"black":[204466537867647]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (181121970764862, 1794981574223, '{"v":1,"terms":{"rules":"international","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"600+5","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[46226709461990],"black":[178993818915031]}}}', 1794981574690, '0-1', false);
INSERT INTO public.games VALUES (120828292850229, 1794981574697, '{"v":1,"terms":{"rules":"russian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[39503751550246],"black":[213874845542760]}}}', 1794981576223, '1/2-1/2', false);
INSERT INTO public.games VALUES (21730810506315, 1794981576230, '{"v":1,"terms":{"rules":"russian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[108650712264642],"black":[54845240430335]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (216554383399024, 1794981577159, '{"v":1,"terms":{"rules":"international","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"*1209600","mode":"play","form":"correspondence","has_touch_move":false,"sides":{"white":[166538701057722],"black":[167513165386958]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (123866616966215, 1794981577474, '{"v":1,"terms":{"rules":"international","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[125102758001920],"black":[1]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (229192232105857, 1794981580485, '{"v":1,"terms":{"rules":"russian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","leave_time":120000,"mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[54056860988499],"black":[54056860988499]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (246481637639211, 1794981580832, '{"v":1,"terms":{"rules":"russian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","mode":"play","form":"simultaneous:white","has_touch_move":false,"sides":{"white":[223308190182214],"black":[210370771514139]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (238877968360904, 1794981580832, '{"v":1,"terms":{"rules":"russian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","mode":"play","form":"simultaneous:black","has_touch_move":false,"sides":{"white":[43770113656049],"black":[223308190182214]}}}', NULL, NULL, false);
INSERT INTO public.games VALUES (276199919774904, 1794981580832, '{"v":1,"terms":{"rules":"russian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","mode":"play","form":"simultaneous:white","has_touch_move":false,"sides":{"white":[223308190182214],"black":[229989198731011]}}}', NULL, NULL, false);
INSERT INTO public.persons VALUES (1, 'guest', 'Peatee 1', NULL, NULL, 'en', 1794981561798, false);
INSERT INTO public.persons VALUES (2, 'guest', 'Peatee 2', NULL, NULL, 'en', 1794981561798, false);
INSERT INTO public.persons VALUES (3, 'guest', 'Peatee 3', NULL, NULL, 'en', 1794981561801, false);
INSERT INTO public.persons VALUES (4, 'guest', 'Peatee 4', NULL, NULL, 'en', 1794981561802, false);
INSERT INTO public.persons VALUES (5, 'guest', 'Peatee 5', NULL, NULL, 'en', 1794981561802, false);
INSERT INTO public.persons VALUES (6, 'guest', 'Peatee 6', NULL, NULL, 'en', 1794981561802, false);
INSERT INTO public.persons VALUES (7, 'guest', 'Peatee 7', NULL, NULL, 'en', 1794981561803, false);
INSERT INTO public.persons VALUES (8, 'guest', 'Peatee 8', NULL, NULL, 'en', 1794981561803, false);
INSERT INTO public.persons VALUES (9, 'guest', 'Peatee 9', NULL, NULL, 'en', 1794981561804, false);
INSERT INTO public.persons VALUES (10, 'guest', 'Peatee 10', NULL, NULL, 'en', 1794981561804, false);
INSERT INTO public.persons VALUES (25582202707609, 'guest', 'Aino', NULL, NULL, 'en', 1794981561842, false);
INSERT INTO public.persons VALUES (58614261225206, 'guest', 'Boris', NULL, NULL, 'en', 1794981561847, false);
INSERT INTO public.persons VALUES (95467253305758, 'guest', 'Aino', NULL, NULL, 'en', 1794981562630, false);
INSERT INTO public.persons VALUES (111693692136548, 'guest', 'Boris', NULL, NULL, 'en', 1794981562633, false);
INSERT INTO public.persons VALUES (51239150080249, 'guest', 'Aino', NULL, NULL, 'en', 1794981563407, false);
INSERT INTO public.persons VALUES (161474803782889, 'guest', 'Boris', NULL, NULL, 'en', 1794981563409, false);
INSERT INTO public.persons VALUES (102956785401388, 'guest', 'Aino', NULL, NULL, 'en', 1794981564182, false);
INSERT INTO public.persons VALUES (80615730185540, 'guest', 'Boris', NULL, NULL, 'en', 1794981564185, false);
INSERT INTO public.persons VALUES (159295374389529, 'guest', 'Aino', NULL, NULL, 'en', 1794981564956, false);
INSERT INTO public.persons VALUES (240838130733218, 'guest', 'Boris', NULL, NULL, 'en', 1794981564963, false);
INSERT INTO public.persons VALUES (137743285605194, 'guest', 'Aino', NULL, NULL, 'en', 1794981565739, false);
INSERT INTO public.persons VALUES (62558840380652, 'guest', 'Boris', NULL, NULL, 'en', 1794981565741, false);
INSERT INTO public.persons VALUES (88353228823124, 'guest', 'Aino', NULL, NULL, 'en', 1794981566517, false);
INSERT INTO public.persons VALUES (2064259636082, 'guest', 'Boris', NULL, NULL, 'en', 1794981566520, false);
INSERT INTO public.persons VALUES (135506578826002, 'guest', 'Aino', NULL, NULL, 'en', 1794981567292, false);
INSERT INTO public.persons VALUES (2322846885098, 'guest', 'Boris', NULL, NULL, 'en', 1794981567295, false);
INSERT INTO public.persons VALUES (232784670595294, 'guest', 'Aino', NULL, NULL, 'en', 1794981568068, false);
INSERT INTO public.persons VALUES (180930888961094, 'guest', 'Boris', NULL, NULL, 'en', 1794981568071, false);
INSERT INTO public.persons VALUES (64836678635967, 'guest', 'Aino', NULL, NULL, 'en', 1794981568843, false);
INSERT INTO public.persons VALUES (73604888065216, 'guest', 'Boris', NULL, NULL, 'en', 1794981568846, false);
INSERT INTO public.persons VALUES (42752057480162, 'guest', 'Aino', NULL, NULL, 'en', 1794981569621, false);
INSERT INTO public.persons VALUES (171093461177010, 'guest', 'Boris', NULL, NULL, 'en', 1794981569624, false);
INSERT INTO public.persons VALUES (134020820068442, 'guest', 'Carl', NULL, NULL, 'en', 1794981570398, false);
INSERT INTO public.persons VALUES (197331808467271, 'guest', 'Dora', NULL, NULL, 'en', 1794981570400, false);
INSERT INTO public.persons VALUES (167788718451744, 'guest', 'Carl', NULL, NULL, 'en', 1794981571347, false);
INSERT INTO public.persons VALUES (150759125368077, 'guest', 'Dora', NULL, NULL, 'en', 1794981571361, false);
INSERT INTO public.persons VALUES (164460513235706, 'guest', 'Carl', NULL, NULL, 'en', 1794981572345, false);
INSERT INTO public.persons VALUES (149915216837363, 'guest', 'Dora', NULL, NULL, 'en', 1794981572349, false);
INSERT INTO public.persons VALUES (205073038069884, 'guest', 'Carl', NULL, NULL, 'en', 1794981573276, false);
INSERT INTO public.persons VALUES (204466537867647, 'guest', 'Dora', NULL, NULL, 'en', 1794981573279, false);
INSERT INTO public.persons VALUES (46226709461990, 'guest', 'Guest 1990', NULL, NULL, 'en', 1794981574219, false);
INSERT INTO public.persons VALUES (178993818915031, 'guest', 'Guest 5031', NULL, NULL, 'en', 1794981574222, false);
INSERT INTO public.persons VALUES (39503751550246, 'guest', 'Guest 0246', NULL, NULL, 'en', 1794981574694, false);
INSERT INTO public.persons VALUES (213874845542760, 'guest', 'Guest 2760', NULL, NULL, 'en', 1794981574696, false);
INSERT INTO public.persons VALUES (108650712264642, 'guest', 'Guest 4642', NULL, NULL, 'en', 1794981576227, false);
INSERT INTO public.persons VALUES (54845240430335, 'guest', 'Guest 0335', NULL, NULL, 'en', 1794981576230, false);
INSERT INTO public.persons VALUES (166538701057722, 'guest', 'Guest 7722', NULL, NULL, 'en', 1794981577155, false);
INSERT INTO public.persons VALUES (167513165386958, 'guest', 'Guest 6958', NULL, NULL, 'en', 1794981577158, false);
INSERT INTO public.persons VALUES (125102758001920, 'guest', 'Guest 1920', NULL, NULL, 'en', 1794981577474, false);
INSERT INTO public.persons VALUES (54056860988499, 'guest', 'Guest 8499', NULL, NULL, 'en', 1794981580484, false);
INSERT INTO public.persons VALUES (214220253385814, 'guest', 'Elza', NULL, NULL, 'en', 1794981580799, false);
INSERT INTO public.persons VALUES (71929041964874, 'guest', 'Fred', NULL, NULL, 'en', 1794981580801, false);
INSERT INTO public.persons VALUES (117981972899717, 'guest', 'Kask', NULL, NULL, 'en', 1794981580804, false);
INSERT INTO public.persons VALUES (15556592824912, 'guest', 'P0', NULL, NULL, 'en', 1794981580808, false);
INSERT INTO public.persons VALUES (237837033059586, 'guest', 'P1', NULL, NULL, 'en', 1794981580812, false);
INSERT INTO public.persons VALUES (185585825304701, 'guest', 'P2', NULL, NULL, 'en', 1794981580816, false);
INSERT INTO public.persons VALUES (223308190182214, 'guest', 'Kask', NULL, NULL, 'en', 1794981580819, false);
INSERT INTO public.persons VALUES (210370771514139, 'guest', 'P0', NULL, NULL, 'en', 1794981580822, false);
INSERT INTO public.persons VALUES (43770113656049, 'guest', 'P1', NULL, NULL, 'en', 1794981580825, false);
INSERT INTO public.persons VALUES (229989198731011, 'guest', 'P2', NULL, NULL, 'en', 1794981580828, false);
INSERT INTO public.persons VALUES (28742803798420, 'account', 'Gunnar', 'gunnar', '$argon2id$v=19$m=19456,t=2,p=1$rMEupLP2t+ARXZ1y12ZUaQ$SMIzuSIwl9wpVO5m/hyU03WlDaCz+BBrnrh/07qXZRw', 'en', 1794981580855, false);
INSERT INTO public.seats VALUES (25582202707609, 83508310866278, 1794981561848, false);
INSERT INTO public.seats VALUES (58614261225206, 83508310866278, 1794981561848, false);
INSERT INTO public.seats VALUES (95467253305758, 102114455224662, 1794981562634, false);
INSERT INTO public.seats VALUES (111693692136548, 102114455224662, 1794981562634, false);
INSERT INTO public.seats VALUES (51239150080249, 177313494086547, 1794981563410, false);
INSERT INTO public.seats VALUES (161474803782889, 177313494086547, 1794981563410, false);
INSERT INTO public.seats VALUES (80615730185540, 255357471373791, 1794981564186, false);
INSERT INTO public.seats VALUES (102956785401388, 255357471373791, 1794981564186, false);
INSERT INTO public.seats VALUES (159295374389529, 1739243304767, 1794981564964, false);
INSERT INTO public.seats VALUES (240838130733218, 1739243304767, 1794981564964, false);
INSERT INTO public.seats VALUES (62558840380652, 94000924116323, 1794981565742, false);
INSERT INTO public.seats VALUES (137743285605194, 94000924116323, 1794981565742, false);
INSERT INTO public.seats VALUES (2064259636082, 78052458735012, 1794981566521, false);
INSERT INTO public.seats VALUES (88353228823124, 78052458735012, 1794981566521, false);
INSERT INTO public.seats VALUES (2322846885098, 297388703633, 1794981567296, false);
INSERT INTO public.seats VALUES (135506578826002, 297388703633, 1794981567296, false);
INSERT INTO public.seats VALUES (180930888961094, 115371169614630, 1794981568072, false);
INSERT INTO public.seats VALUES (232784670595294, 115371169614630, 1794981568072, false);
INSERT INTO public.seats VALUES (64836678635967, 17520907781829, 1794981568847, false);
INSERT INTO public.seats VALUES (73604888065216, 17520907781829, 1794981568847, false);
INSERT INTO public.seats VALUES (42752057480162, 103082242386197, 1794981569625, false);
INSERT INTO public.seats VALUES (171093461177010, 103082242386197, 1794981569625, false);
INSERT INTO public.seats VALUES (134020820068442, 173073904060503, 1794981570401, false);
INSERT INTO public.seats VALUES (197331808467271, 173073904060503, 1794981570401, false);
INSERT INTO public.seats VALUES (150759125368077, 14940452493722, 1794981571403, false);
INSERT INTO public.seats VALUES (167788718451744, 14940452493722, 1794981571403, false);
INSERT INTO public.seats VALUES (149915216837363, 137255590168836, 1794981572349, false);
INSERT INTO public.seats VALUES (164460513235706, 137255590168836, 1794981572349, false);
INSERT INTO public.seats VALUES (204466537867647, 212340628104123, 1794981573280, false);
INSERT INTO public.seats VALUES (205073038069884, 212340628104123, 1794981573280, false);
INSERT INTO public.seats VALUES (46226709461990, 181121970764862, 1794981574223, true);
INSERT INTO public.seats VALUES (178993818915031, 181121970764862, 1794981574223, true);
INSERT INTO public.seats VALUES (39503751550246, 120828292850229, 1794981574697, true);
INSERT INTO public.seats VALUES (213874845542760, 120828292850229, 1794981574697, true);
INSERT INTO public.seats VALUES (54845240430335, 21730810506315, 1794981576230, false);
INSERT INTO public.seats VALUES (108650712264642, 21730810506315, 1794981576230, false);
INSERT INTO public.seats VALUES (166538701057722, 216554383399024, 1794981577159, false);
INSERT INTO public.seats VALUES (167513165386958, 216554383399024, 1794981577159, false);
INSERT INTO public.seats VALUES (1, 123866616966215, 1794981577474, false);
INSERT INTO public.seats VALUES (125102758001920, 123866616966215, 1794981577474, false);
INSERT INTO public.seats VALUES (54056860988499, 229192232105857, 1794981580485, false);
INSERT INTO public.seats VALUES (210370771514139, 246481637639211, 1794981580832, false);
INSERT INTO public.seats VALUES (223308190182214, 246481637639211, 1794981580832, false);
INSERT INTO public.seats VALUES (43770113656049, 238877968360904, 1794981580832, false);
INSERT INTO public.seats VALUES (223308190182214, 238877968360904, 1794981580832, false);
INSERT INTO public.seats VALUES (223308190182214, 276199919774904, 1794981580832, false);
INSERT INTO public.seats VALUES (229989198731011, 276199919774904, 1794981580832, false);
INSERT INTO public.sessions VALUES ('\xe05c22f3c6284a640eabc5525e078a424bd410a62eacea8f831bef59cac6cd5f', 25582202707609, 1794981561843, 1794981561843, 4102444800000);
INSERT INTO public.sessions VALUES ('\xf30f5b8ada3f6aec862021406fe8883f0ea18f213121fe792c581bfc6e6d0c13', 58614261225206, 1794981561847, 1794981561847, 4102444800000);
INSERT INTO public.sessions VALUES ('\x5ac65749852c9d3d5ed58804097e7396eff11116a184d1085a2540a101cf5199', 95467253305758, 1794981562630, 1794981562630, 4102444800000);
INSERT INTO public.sessions VALUES ('\x33e67b623f75940f436e1df58ce9b2d6b44deef70da7f7f41a5cdbc6e4ad4d57', 111693692136548, 1794981562634, 1794981562634, 4102444800000);
INSERT INTO public.sessions VALUES ('\xaf19dd81410f6b31c551c3478f9ca0fdce96cba6de0ffb2a7d4961e825c4b77f', 51239150080249, 1794981563407, 1794981563407, 4102444800000);
INSERT INTO public.sessions VALUES ('\x886275f639b1d00756246a42975a174cd66eb71889c5937c5794d48dc9e1b143', 161474803782889, 1794981563410, 1794981563410, 4102444800000);
INSERT INTO public.sessions VALUES ('\xd2c0dd0f2349fb7c40fea7a1cacbe8afde60157547ba49ffc7222312994823eb', 102956785401388, 1794981564182, 1794981564182, 4102444800000);
INSERT INTO public.sessions VALUES ('\x474f1334f2c82da4753309bd1f4bf5f2d9b74c84b641dccfd593c0934fa59da8', 80615730185540, 1794981564185, 1794981564185, 4102444800000);
INSERT INTO public.sessions VALUES ('\x8315cb7defdd785926c2a7892906b8de416290871c701df15929c2a961af8d32', 159295374389529, 1794981564960, 1794981564960, 4102444800000);
INSERT INTO public.sessions VALUES ('\x9b4e8c7e5f90637c39514d85d084f09eeb690c27680923f27db0afb36a2094ac', 240838130733218, 1794981564963, 1794981564963, 4102444800000);
INSERT INTO public.sessions VALUES ('\x764752e71ec9b22a6d95e7159b475e187d2b0b8dbb27ca73b515e49f8bbbcc8e', 137743285605194, 1794981565739, 1794981565739, 4102444800000);
INSERT INTO public.sessions VALUES ('\xb711733bd90ccfe481f055f60631c4f63f1877c5cb723de81809bd11493a23dd', 62558840380652, 1794981565742, 1794981565742, 4102444800000);
INSERT INTO public.sessions VALUES ('\x32ca418bd1c0e9faef37f196308035fb9dae9551c55431eff16aaa391074ed24', 88353228823124, 1794981566517, 1794981566517, 4102444800000);
INSERT INTO public.sessions VALUES ('\xf8226331c0836930dcf26613e9cce5f04544f778def3970f90f5327201857c59', 2064259636082, 1794981566520, 1794981566520, 4102444800000);
INSERT INTO public.sessions VALUES ('\x9ca8a8199fbddb4531516c982d2476bca3a636b6b756c61b5edc53425428ba9a', 135506578826002, 1794981567292, 1794981567292, 4102444800000);
INSERT INTO public.sessions VALUES ('\xfef539fb4cec94262491f07d62f83b319425454b2c85fa8b632317c39fb6e011', 2322846885098, 1794981567295, 1794981567295, 4102444800000);
INSERT INTO public.sessions VALUES ('\xdc6c8f947cc75b4e9897ae12b5468d48656cd4428b371cb4a193b74968f312ca', 232784670595294, 1794981568069, 1794981568069, 4102444800000);
INSERT INTO public.sessions VALUES ('\xbc91320841493be2ce7e97103c410ea61e078d86eb08f0c24763f7f8600c496c', 180930888961094, 1794981568072, 1794981568072, 4102444800000);
INSERT INTO public.sessions VALUES ('\x9451d6548b930e438bdac2d9933f2cdcebee7d5de2e6fc53117fe408cd845039', 64836678635967, 1794981568844, 1794981568844, 4102444800000);
INSERT INTO public.sessions VALUES ('\xfabd0957d25802b8a7f3682362425b915ab5fe782cb77996370651b80a31eac9', 73604888065216, 1794981568847, 1794981568847, 4102444800000);
INSERT INTO public.sessions VALUES ('\xaf28cae7f06ca9df717605deb68b82a6dbe294951f52a3db1daa8d8f81301e5e', 42752057480162, 1794981569622, 1794981569622, 4102444800000);
INSERT INTO public.sessions VALUES ('\x2b2f2ab0adc1a32aa912ba8706afc8cb923fb1bdc02eb37debf3841acf9222b2', 171093461177010, 1794981569625, 1794981569625, 4102444800000);
INSERT INTO public.sessions VALUES ('\x97468f389d3170a63d4ecb5800e20857e27d12a2eb119e1a3d03da06ac91b48c', 134020820068442, 1794981570398, 1794981570398, 4102444800000);
INSERT INTO public.sessions VALUES ('\xb7c9f81daee12f7bedca1609cedfa4f4dbae81987ae54c311e020e8d7890de81', 197331808467271, 1794981570401, 1794981570401, 4102444800000);
INSERT INTO public.sessions VALUES ('\x94a8bf1778106fb962caafc140f25689f91fec05ba9dd7bcf1b492b932468370', 167788718451744, 1794981571351, 1794981571351, 4102444800000);
INSERT INTO public.sessions VALUES ('\x57665fad60468cfa3c679e048a5107a05ecfb1b2c1f40ecba940f5493abc4888', 150759125368077, 1794981571383, 1794981571383, 4102444800000);
INSERT INTO public.sessions VALUES ('\xa3c89d73da55ef52f60416303a24afeda9b1f939ff5cca1166d34ca06021244f', 164460513235706, 1794981572345, 1794981572345, 4102444800000);
INSERT INTO public.sessions VALUES ('\xced769f72323b4a20f9e82c6b2853687f7c306230e77b762428c579b6ff560f0', 149915216837363, 1794981572349, 1794981572349, 4102444800000);
INSERT INTO public.sessions VALUES ('\xeb6a1f7f830b35a744dc198ab5437af21dd1f907a8f3548033dc3205fd1b7802', 205073038069884, 1794981573277, 1794981573277, 4102444800000);
INSERT INTO public.sessions VALUES ('\x0e1cbd990ed21f930aaa646ecd6b63c1156d377cff2d4e69f648fd93d77dbc05', 204466537867647, 1794981573279, 1794981573279, 4102444800000);
INSERT INTO public.sessions VALUES ('\x8d9162bf1b9eb3aae2daa48bf06f5f14fe50748a87119d58a291cb0bdc3e17f3', 46226709461990, 1794981574220, 1794981574220, 4102444800000);
INSERT INTO public.sessions VALUES ('\x2ff4df4e7b7f0cc0b2dbf02545c561182132c37f16405a0b9a1564a9446fa7ee', 178993818915031, 1794981574223, 1794981574223, 4102444800000);
INSERT INTO public.sessions VALUES ('\xa5d6fcd54e6388628fea7e920781cb97a01e82771b44d353ecc27ce3bbbd96ca', 39503751550246, 1794981574694, 1794981574694, 4102444800000);
INSERT INTO public.sessions VALUES ('\x905a08c2da67b795fc23a82605c7662cf9b64b493df3a3972a8d8aedcd7750f6', 213874845542760, 1794981574697, 1794981574697, 4102444800000);
INSERT INTO public.sessions VALUES ('\x7184c6e74c842f5bb924e357f1d8865ae5ebd6765566d42ec05b84e531a75f7c', 108650712264642, 1794981576228, 1794981576228, 4102444800000);
INSERT INTO public.sessions VALUES ('\x3412c76daef4ac4f64662f8d8288c9296cb7bfed59cbf4ebfd84a1de0959532a', 54845240430335, 1794981576230, 1794981576230, 4102444800000);
INSERT INTO public.sessions VALUES ('\xc90bea60ea77da0d068310a2ce40a6ca703c01c856b744bfea9061bd47b3e717', 166538701057722, 1794981577156, 1794981577156, 4102444800000);
INSERT INTO public.sessions VALUES ('\xbe39c6c760fb8431198c0e1e4f226d3fd9c27078b633af2537a1e1250380c31a', 167513165386958, 1794981577159, 1794981577159, 4102444800000);
INSERT INTO public.sessions VALUES ('\xa0e5816c76616bd485530f4eb13f2b079bb70b376d12e75018c0c741e41ae61a', 125102758001920, 1794981577474, 1794981577474, 4102444800000);
INSERT INTO public.sessions VALUES ('\x44c14cb738aea311772403c9b9ade72da53c395d88cd32ebac26cc3d4fd495fb', 54056860988499, 1794981580485, 1794981580485, 4102444800000);
INSERT INTO public.sessions VALUES ('\x5b6130e6b006eab497c8ce09567882116dc9920f9a5455a912d7e0eed78f771c', 214220253385814, 1794981580799, 1794981580799, 4102444800000);
INSERT INTO public.sessions VALUES ('\xa48645dc48d24f890a65c1cd6865a4c25508719fd6c22876244ded17791a6815', 71929041964874, 1794981580802, 1794981580802, 4102444800000);
INSERT INTO public.sessions VALUES ('\xc1f28144e3227900baa5aa8fef8be6958f9c8fa698dad86fce8f304059938eb3', 117981972899717, 1794981580805, 1794981580805, 4102444800000);
INSERT INTO public.sessions VALUES ('\x46163b44df27a74d04fe717d290f21a10ae1bef724ac49ff0620f3735702f1b1', 15556592824912, 1794981580808, 1794981580808, 4102444800000);
INSERT INTO public.sessions VALUES ('\x47b40482fc14be6063185604a39beeb262a6537f6f04b88e65b92d720401ee62', 237837033059586, 1794981580812, 1794981580812, 4102444800000);
INSERT INTO public.sessions VALUES ('\x498901492b40cf483119b39b409cf96a60a8a9fcbf1976734a1a6b243d84c7ef', 185585825304701, 1794981580816, 1794981580816, 4102444800000);
INSERT INTO public.sessions VALUES ('\xf1a62ddf8a06418651fb8a6e4ab40a1dbd9d784cf7bf48ad995a4feacd9152ca', 223308190182214, 1794981580819, 1794981580819, 4102444800000);
INSERT INTO public.sessions VALUES ('\xf5e7fd101190b5f24ff602a84ee764d7f948a8229e2304488fcd032bce34f228', 210370771514139, 1794981580822, 1794981580822, 4102444800000);
INSERT INTO public.sessions VALUES ('\x2af75edd7915466f0c86ef212bfb89f973e1a5cd3984363485723d893e6fcf6b', 43770113656049, 1794981580826, 1794981580826, 4102444800000);
INSERT INTO public.sessions VALUES ('\x0d49f2961001caa233774f7e3ceb47ed26341dba40ad1eec4e31835f4d24c6c4', 229989198731011, 1794981580828, 1794981580828, 4102444800000);
INSERT INTO public.sessions VALUES ('\xc7c5c129ad30001376895fe5e0e62dc486b130eeb48561d4503a7595fc4fa4ea', 28742803798420, 1794981580856, 1794981580856, 4102444800000);
INSERT INTO public.simul_seats VALUES (129458123257223, 0, 15556592824912, NULL);
INSERT INTO public.simul_seats VALUES (129458123257223, 1, 237837033059586, NULL);
INSERT INTO public.simul_seats VALUES (129458123257223, 2, 185585825304701, NULL);
INSERT INTO public.simul_seats VALUES (260952238143077, 0, 210370771514139, 246481637639211);
INSERT INTO public.simul_seats VALUES (260952238143077, 1, 43770113656049, 238877968360904);
INSERT INTO public.simul_seats VALUES (260952238143077, 2, 229989198731011, 276199919774904);
INSERT INTO public.simuls VALUES (129458123257223, 117981972899717, '{"v":1,"terms":{"rules":"russian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 'turns', 6, 1794981580805, NULL);
INSERT INTO public.simuls VALUES (260952238143077, 223308190182214, '{"v":1,"terms":{"rules":"russian","draws":{"home-counts":"per-player","kings-only-rule":"literal","small-endings":"played-out","winning-position":"narrow"},"control":"-","mode":"play","form":"ordinary","has_touch_move":false,"sides":{"white":[],"black":[]}}}', 'turns', 6, 1794981580819, 1794981580832);
ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (game, version);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_person_key UNIQUE (person);
ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.persons
    ADD CONSTRAINT persons_folded_key UNIQUE (folded);
ALTER TABLE ONLY public.persons
    ADD CONSTRAINT persons_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rematches
    ADD CONSTRAINT rematches_next_key UNIQUE (next);
ALTER TABLE ONLY public.rematches
    ADD CONSTRAINT rematches_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (person, created_at, game);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.simul_seats
    ADD CONSTRAINT simul_seats_game_key UNIQUE (game);
ALTER TABLE ONLY public.simul_seats
    ADD CONSTRAINT simul_seats_pkey PRIMARY KEY (simul, board);
ALTER TABLE ONLY public.simul_seats
    ADD CONSTRAINT simul_seats_simul_person_key UNIQUE (simul, person);
ALTER TABLE ONLY public.simuls
    ADD CONSTRAINT simuls_pkey PRIMARY KEY (id);
CREATE INDEX challenges_by_person ON public.challenges USING btree (person);
CREATE INDEX challenges_open ON public.challenges USING btree (created_at, id) WHERE ((game IS NULL) AND is_open);
CREATE UNIQUE INDEX events_by_command ON public.events USING btree (game, command) WHERE (command IS NOT NULL);
CREATE INDEX games_ended ON public.games USING btree (ended_at, id) WHERE (ended_at IS NOT NULL);
CREATE INDEX games_live ON public.games USING btree (created_at, id) WHERE (ended_at IS NULL);
CREATE INDEX seats_live ON public.seats USING btree (person, is_over, created_at, game);
CREATE INDEX sessions_by_end ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_by_person ON public.sessions USING btree (person);
CREATE INDEX simul_seats_by_person ON public.simul_seats USING btree (person);
CREATE INDEX simuls_by_host ON public.simuls USING btree (host);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_person_fkey FOREIGN KEY (person) REFERENCES public.persons(id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_person_fkey FOREIGN KEY (person) REFERENCES public.persons(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rematches
    ADD CONSTRAINT rematches_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.rematches
    ADD CONSTRAINT rematches_next_fkey FOREIGN KEY (next) REFERENCES public.games(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_person_fkey FOREIGN KEY (person) REFERENCES public.persons(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_person_fkey FOREIGN KEY (person) REFERENCES public.persons(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.simul_seats
    ADD CONSTRAINT simul_seats_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.simul_seats
    ADD CONSTRAINT simul_seats_person_fkey FOREIGN KEY (person) REFERENCES public.persons(id);
ALTER TABLE ONLY public.simul_seats
    ADD CONSTRAINT simul_seats_simul_fkey FOREIGN KEY (simul) REFERENCES public.simuls(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.simuls
    ADD CONSTRAINT simuls_host_fkey FOREIGN KEY (host) REFERENCES public.persons(id);
