import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const errors = 'contract/src/rules/errors.ts'

/** How failures are shown in general. */
export const ofTelling: Fault[] = [
  ...noticedBy('reacting', 'however often and fast', {
    'too-many-reactions-told-as-failed': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: 'error instanceof CallError && error.status === 429',
      broken: 'false',
    },
    'failed-reaction-without-a-toast': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: "toast.error(t(tooOften ? 'tooOften' : 'failed'))",
      broken: 'undefined',
    },
    'every-failed-reaction-told-as-too-often': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: "t(tooOften ? 'tooOften' : 'failed')",
      broken: "t('tooOften')",
    },
  }),
  ...noticedBy('admin', 'of two admins who look at', {
    'known-reason-told-by-the-fallback': {
      file: 'web/app/i18n/errorMessage.ts',
      find: 'reasons(reason)',
      broken: 'fallback',
    },
  }),
  ...noticedBy('failedReading', 'of the feed, the categories', {
    'failed-feed-not-logged': {
      file: 'web/app/screens/FeedPage.tsx',
      find: "console.error('The feed could not be read', query.error)",
      broken: 'undefined',
    },
    'failed-statistics-not-logged': {
      file: 'web/app/search/crimes.ts',
      find: "console.error('The crime statistics could not be read', crimes.error)",
      broken: 'undefined',
    },
    'failed-logout-not-logged': {
      file: 'web/app/accounts/queries.ts',
      find: "console.error('The server could not be told of the logout', error)",
      broken: 'undefined',
    },
  }),
  ...noticedBy('blogs', 'a blog is written for its title', {
    'failed-generation-told-as-enhancement': {
      file: errors,
      find: "'Failed to generate content. Please try again.'",
      broken: "'Failed to enhance content.'",
    },
    'failed-enhancement-told-as-generation': {
      file: errors,
      find: "'Failed to enhance content'",
      broken: "'Failed to generate content'",
    },
    'nonsense-told-as-failed-generation': {
      file: errors,
      find: "'Invalid AI response format'",
      broken: "'Failed to generate content'",
    },
  }),
  ...noticedByTest('server/src/blogs/generation.test.ts', 'behind openai', {
    'generation-refused-as-enhancement': {
      file: 'server/src/blogs/generation.ts',
      find: 'failed[wish.action]',
      broken: "'enhancement_failed'",
    },
    'enhancement-refused-as-generation': {
      file: 'server/src/blogs/generation.ts',
      find: 'failed[wish.action]',
      broken: "'generation_failed'",
    },
    'nonsense-refused-as-generation': {
      file: 'server/src/blogs/generation.ts',
      find: "'generated_nonsense'",
      broken: "'generation_failed'",
    },
  }),
  ...noticedByTest('server/src/posts/posts.test.ts', '', {
    'missing-post-worded-as-any-thing': {
      file: errors,
      find: "'Post not found'",
      broken: "'Not found.'",
    },
  }),
  ...noticedByTest('server/src/reactions/reactions.test.ts', '', {
    'too-many-reactions-worded-as-requests': {
      file: errors,
      find: "'Please wait before reacting again.'",
      broken: "'Too many requests.'",
    },
  }),
]
