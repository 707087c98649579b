// The pages of the house: a new one is one more line. Each is looked at in every language, light and dark, narrow and wide.

/**
 * `path` is an address, or makes one from what was made for the occasion; `status` is what the server answers, if not 200;
 * `who` is `host` (who made the games) or `guest` (a stranger); `ready` is what the page must show before it is looked at.
 */
export const PAGES = [
  { name: 'start', path: '/' },
  { name: 'start-of-chess', path: '/?rules=chess&opponent=friend&control=custom', ready: '[role=gridcell]' },
  { name: 'start-with-editor', path: '/?rules=russian&position=W:Wc3,Kf2:Bd6', ready: '.palette button' },
  { name: 'lobby', path: '/lobby', ready: '.offers form' },
  { name: 'lobby-own', path: '/lobby', who: 'host', ready: '.offers.own' },
  { name: 'games', path: '/games' },
  { name: 'game', path: ({ live }) => live, who: 'host', ready: 'main[data-connection=live] [role=gridcell]' },
  { name: 'game-of-chess', path: ({ chess }) => chess, who: 'host', ready: 'main[data-connection=live] [role=gridcell]' },
  { name: 'game-set-up', path: ({ setUp }) => setUp, who: 'host', ready: 'main[data-connection=live] [role=gridcell]' },
  { name: 'game-watched', path: ({ live }) => live, who: 'guest', ready: 'main[data-connection=live] [role=gridcell]' },
  { name: 'game-over', path: ({ over }) => over, who: 'host', ready: '#status.over' },
  { name: 'review', path: ({ reviewed }) => `${reviewed}/review` },
  { name: 'review-offered', path: ({ over }) => `${over}/review` },
  { name: 'challenge-own', path: ({ challenge }) => challenge, who: 'host' },
  { name: 'challenge', path: ({ challenge }) => challenge, who: 'guest' },
  { name: 'challenge-open-own', path: ({ open }) => open, who: 'host' },
  { name: 'challenge-open', path: ({ open }) => open, who: 'guest' },
  { name: 'sheet', path: ({ live }) => `${live}/sheet` },
  { name: 'diagram', path: ({ live }) => `${live}/diagram` },
  { name: 'simul-new', path: '/simuls/new' },
  { name: 'simul-own', path: ({ simul }) => simul, who: 'host' },
  { name: 'simul', path: ({ simul }) => simul, who: 'guest' },
  { name: 'events', path: '/events' },
  { name: 'events-own', path: '/events', who: 'host' },
  { name: 'event', path: ({ event }) => event, ready: '#standings' },
  { name: 'event-own', path: ({ event }) => event, who: 'host', ready: '#desk' },
  { name: 'event-of-sections', path: ({ sections }) => sections },
  { name: 'event-of-teams', path: ({ teams }) => teams, ready: '#standings' },
  { name: 'register', path: '/register' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'me', path: '/me', who: 'host' },
  { name: 'profile', path: ({ profile }) => profile },
  { name: 'profile-gone', path: ({ gone }) => gone },
  { name: 'password-link', path: ({ link }) => link },
  { name: 'password-link-used', path: '/password/none', status: 404 },
  { name: 'sessions', path: '/me/sessions', who: 'host' },
  { name: 'password', path: '/me/password', who: 'host' },
  { name: 'leave', path: '/me/delete', who: 'host' },
  { name: 'rules', path: '/rules' },
  { name: 'article', path: '/rules/000:4.13' },
  { name: 'article-of-parts', path: '/rules/000:2.5' },
  { name: 'article-of-roads', path: '/rules/002:%C2%A713.2' },
  { name: 'missing', path: '/nothing-here', status: 404 },
];

export const LANGUAGES = ['en', 'et', 'ru', 'lv', 'lt'];
export const WIDTHS = [320, 768, 1280, 1920];
