-- Simultaneous displays: one plays many. Before one begins it has participants, afterwards each has a game.

CREATE TABLE simuls (
    id         BIGINT  NOT NULL PRIMARY KEY,
    host       BIGINT  NOT NULL REFERENCES persons (id),
    terms      TEXT    NOT NULL,
    -- The host's side on every board, or by turns.
    side       TEXT    NOT NULL CHECK (side IN ('white', 'black', 'turns')),
    places     BIGINT  NOT NULL CHECK (places > 0),
    created_at BIGINT  NOT NULL,
    started_at BIGINT
);

CREATE INDEX simuls_by_host ON simuls (host);

CREATE TABLE simul_seats (
    simul      BIGINT  NOT NULL REFERENCES simuls (id) ON DELETE CASCADE,
    -- The board, from 0.
    board      BIGINT  NOT NULL,
    person     BIGINT  NOT NULL REFERENCES persons (id),
    game       BIGINT  UNIQUE REFERENCES games (id),
    PRIMARY KEY (simul, board),
    UNIQUE (simul, person)
);

CREATE INDEX simul_seats_by_person ON simul_seats (person);
