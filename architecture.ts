/**
 * The order of the modules. Each may import from those before it and from none behind it; architecture.test.ts holds
 * the code to that. A new module gets its place here, in README.md and nowhere else.
 */

/** The server: what every module stands on, then the modules. */
export const serverGround = [
  'db',
  'authorship',
  'http',
  'jobs',
  'live',
  'replica',
  'guestCache',
  'outside',
  'operations',
] as const
export const serverModules = [
  ...[
    'accounts',
    'uploads',
    'media',
    'users',
    'audit',
    'pushTokens',
    'notifications',
    'places',
    'follows',
    'suspects',
  ],
  ...['posts', 'reactions', 'watchWords', 'comments', 'timelines', 'flags', 'moderation', 'questions'],
  ...['outcomes', 'followUps', 'guestReports', 'sanctions', 'search', 'numbers'],
  ...[
    'support',
    'desk',
    'blogs',
    'stories',
    'admin',
    'profiles',
    'shareCards',
    'syndication',
    'retention',
    'shuffling',
  ],
  ...['backup'],
] as const
/** What stands above the modules: programs that use all of them. */
export const serverPrograms = ['demo', 'cli'] as const

/**
 * The browser. The ground knows no noun of the product; a noun knows those before it; `reading` and what follows put
 * several nouns together on one screen; the frame holds the screens.
 */
export const webLayers = {
  ground: ['api', 'outbox', 'i18n', 'ui', 'media', 'forms', 'page', 'brand', 'charts', 'panel', 'quickExit'],
  nouns: [
    ...[
      'notifications',
      'accounts',
      'sharing',
      'places',
      'follows',
      'posts',
      'flags',
      'sanctions',
      'suspects',
      'comments',
    ],
    ...[
      'reactions',
      'timelines',
      'questions',
      'outcomes',
      'followUps',
      'guestReports',
      'writing',
      'moderation',
      'blogs',
      'numbers',
      'about',
      'support',
      'users',
      'audit',
      'live',
    ],
  ],
  composed: ['reading', 'stories', 'search', 'desk', 'admin', 'profiles', 'screens'],
  frame: ['shell'],
} as const
export const webModules = Object.values(webLayers).flat()
