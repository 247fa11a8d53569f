/**
 * The order of the modules. Each module may import only from those before it; architecture.test.ts enforces that. A new module is
 * added here and in README.md; CONTRIBUTING.md ('Add a module') names the other places that it needs.
 */

/** The server: first the foundation that every module may use, then the modules. */
export const serverFoundation = [
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
    'audit',
    'accounts',
    'uploads',
    'media',
    'users',
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
/** Above the modules: programs that may use all of them. */
export const serverPrograms = ['demo', 'cli'] as const

/**
 * The browser. The `foundation` contains nothing specific to the product; each of the `features` may use those before it; `screens`
 * combine several features on one screen; `layout` contains the screens.
 */
export const webLayers = {
  foundation: [
    'api',
    'outbox',
    'i18n',
    'ui',
    'media',
    'forms',
    'page',
    'brand',
    'charts',
    'panel',
    'quickExit',
  ],
  features: [
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
  screens: ['reading', 'stories', 'search', 'desk', 'admin', 'profiles', 'screens'],
  layout: ['shell'],
} as const
export const webModules = Object.values(webLayers).flat()
