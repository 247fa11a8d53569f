import { type Fault, noticedByTest } from '../fault.ts'

export const ofOthers: Fault[] = [
  ...noticedByTest('server/src/search/search.test.ts', 'is counted by the public posts', {
    'crimes-counted-once': {
      file: 'server/src/search/feed.ts',
      find: '[type, posts]',
      broken: '[type, Math.min(1, posts)]',
    },
  }),
  ...noticedByTest('contract/src/rules/enumerations.test.ts', '', {
    'nineteen-crime-types': {
      file: 'contract/src/rules/crimeTypes.ts',
      find: "'Gang Violence'",
      broken: "'Murder'",
    },
    'blog-category-misnamed': {
      file: 'contract/src/rules/blogCategories.ts',
      find: "'Lifestyle'",
      broken: "'Life'",
    },
    'two-genders': {
      file: 'contract/src/rules/crimeTypes.ts',
      find: "['male', 'female', 'other']",
      broken: "['male', 'female']",
    },
    'danger-without-medium': {
      file: 'contract/src/rules/crimeTypes.ts',
      find: "['low', 'medium', 'high']",
      broken: "['low', 'high']",
    },
    'nobody-is-released': {
      file: 'contract/src/rules/crimeTypes.ts',
      find: "['wanted', 'arrested', 'released']",
      broken: "['wanted', 'arrested']",
    },
    'support-status-misnamed': {
      file: 'contract/src/rules/supportStatuses.ts',
      find: "['pending', 'action-taken']",
      broken: "['pending', 'actioned']",
    },
  }),
  ...noticedByTest('server/src/stories/stories.test.ts', 'whatever they ask for', {
    'stories-without-unpublished': {
      file: 'contract/src/stories.ts',
      find: "['all', 'published', 'unpublished']",
      broken: "['all', 'published']",
    },
  }),
  ...noticedByTest('server/src/notifications/notifications.test.ts', 'to an audience is for nobody else', {
    'no-audience-of-admins': {
      file: 'contract/src/notifications.ts',
      find: "['all', 'users', 'admins']",
      broken: "['all', 'users']",
    },
  }),
]
