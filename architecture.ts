/**
 * The order of the modules. Each module may import only from those before it; architecture.test.ts enforces that. A new module is
 * added here; docs/how-to/add-a-module.md names the other places that it needs.
 */

/** The server: first the foundation that every module may use, then the modules. */
export const serverFoundation = [
  'core',
  'db',
  'authorship',
  'http',
  'jobs',
  'live',
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
    'takeout',
    'shareCards',
    'syndication',
    'retention',
    'shuffling',
  ],
  ...['publicExport', 'backup'],
] as const
/** Above the modules: programs that may use all of them. */
export const serverPrograms = ['boot', 'demo', 'cli'] as const

/**
 * The browser. The `foundation` contains nothing specific to the product; each of the `features` may use those before it; `screens`
 * combine several features on one screen; `layout` contains the screens, and shows their parts in development. What only moderators use
 * is in `moderation`, whose sub-folders are modules of their own, because they stand at different places in the order.
 */
export const webLayers = {
  foundation: [
    'api',
    'outbox',
    'i18n',
    'ui',
    'forms',
    'media',
    'page',
    'brand',
    'charts',
    'moderation/panel',
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
      'moderation/sanctions',
      'suspects',
      'comments',
    ],
    ...[
      'reactions',
      'timelines',
      'questions',
      'outcomes',
      'followUps',
      'reportForm',
      'guestReports',
      'moderation/review',
      'blogs',
      'publicStatistics',
      'about',
      'support',
      'moderation/users',
      'moderation/audit',
      'live',
    ],
  ],
  screens: [
    ...['postScreens', 'stories', 'search', 'moderation/desk', 'moderation/flags', 'moderation/pending'],
    ...['moderation/watchWords', 'moderation/metrics', 'moderation/dashboard', 'profiles', 'screens'],
  ],
  layout: ['shell', 'styleguide'],
} as const
export const webModules = Object.values(webLayers).flat()

/**
 * Modules beyond the core, which is what the specification asks for. Each can be understood alone: the core imports it, and names its
 * tables, only where `pluggedIn` lists it. docs/how-to/remove-a-module.md says what else a module leaves when it is deleted.
 */
export const optionalServerModules = [
  ...['follows', 'watchWords', 'questions', 'outcomes', 'followUps', 'guestReports', 'sanctions'],
  ...[
    'numbers',
    'desk',
    'takeout',
    'shareCards',
    'syndication',
    'retention',
    'shuffling',
    'publicExport',
    'backup',
  ],
] as const

/** The tables of the optional modules. */
export const optionalTables: Partial<Record<(typeof optionalServerModules)[number], readonly string[]>> = {
  follows: ['follows', 'daily_followers', 'follow_news'],
  watchWords: ['watch_words', 'watch_list'],
  questions: ['post_messages'],
  outcomes: ['outcome_looks', 'outcome_questions'],
  sanctions: ['sanctions', 'author_pauses', 'suspended_numbers'],
  desk: ['desk_claims', 'desk_decisions', 'desk_notes'],
  publicExport: ['imported_things'],
}

/** In the browser `screens` and `layout` combine all features; this is about the features themselves. */
export const optionalFeatures = [
  ...['sharing', 'follows', 'sanctions', 'moderation/sanctions', 'questions', 'outcomes', 'followUps'],
  ...['guestReports', 'publicStatistics', 'about', 'live'],
] as const

interface PlugIn {
  /** The file of the core. */
  file: string
  /** The optional modules that it imports, or whose tables it names. */
  modules: readonly string[]
  why: string
}

/** The only places at which the core imports optional modules, or names their tables in SQL. */
export const pluggedIn: Readonly<Record<'server' | 'sql' | 'web', readonly PlugIn[]>> = {
  server: [
    {
      file: 'comments/addComment.ts',
      modules: ['watchWords'],
      why: 'a comment with a link or a watched word may have to wait for a moderator',
    },
    {
      file: 'comments/additionStore.ts',
      modules: ['watchWords'],
      why: 'what was found in a comment is stored as its flags',
    },
    {
      file: 'posts/reviewing.ts',
      modules: ['follows'],
      why: 'followers hear that a report has become public, in the transaction of its approval',
    },
    {
      file: 'posts/posts.ts',
      modules: ['follows'],
      why: 'news about a report that becomes anonymous must not name its author',
    },
    {
      file: 'suspects/suspects.ts',
      modules: ['follows'],
      why: 'followers hear of a new status, in the transaction that changes it',
    },
    {
      file: 'timelines/timelines.ts',
      modules: ['follows'],
      why: 'followers hear of a new entry, in the transaction of its approval',
    },
    {
      file: 'profiles/deleteAccount.ts',
      modules: ['follows', 'outcomes'],
      why: 'nothing may be left of somebody who deletes their account',
    },
  ],
  sql: [
    {
      file: 'accounts/functions.sql',
      modules: ['sanctions'],
      why: 'each call reads with its session whether the caller is paused or suspended',
    },
    {
      file: 'accounts/suspensionStore.ts',
      modules: ['sanctions'],
      why: 'whoever is suspended cannot log in, nor register with the number of a deleted account that was',
    },
    {
      file: 'admin/feed.ts',
      modules: ['sanctions', 'desk'],
      why: 'the panel counts the appeals that wait, and not what was decided at the desk and can still be undone',
    },
    {
      file: 'admin/figuresStore.ts',
      modules: ['sanctions'],
      why: 'the figures of moderators say how long the oldest appeal waits',
    },
    {
      file: 'audit/feed.ts',
      modules: ['watchWords'],
      why: 'the audit log shows the word that was added or removed',
    },
    {
      file: 'notifications/waitingStore.ts',
      modules: ['sanctions'],
      why: 'moderators are told how many appeals wait',
    },
  ],
  web: [
    {
      file: 'comments/CommentItem.tsx',
      modules: ['moderation/sanctions'],
      why: 'moderators pause the author from the menu of a comment',
    },
    {
      file: 'suspects/SuspectMenu.tsx',
      modules: ['moderation/sanctions'],
      why: 'moderators pause whoever created a suspect from its menu',
    },
    {
      file: 'reportForm/form/ReportReceipt.tsx',
      modules: ['followUps'],
      why: 'a report without a link to its author is followed by a code',
    },
    {
      file: 'reportForm/form/NewReportPage.tsx',
      modules: ['followUps'],
      why: 'the code of such a report is shown before anything else',
    },
  ],
}
