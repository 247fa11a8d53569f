import { type Fault, noticedBy, noticedByTest } from '../fault.ts'
import { limits, suspectsTest } from './shared.ts'

const pageSizesTest = 'web/app/pageSizes.test.ts'
const useDebouncedValue = 'web/app/ui/useDebouncedValue.ts'
const pagesListed = 'web/app/ui/pagesListed.ts'

export const ofPages: Fault[] = [
  ...noticedByTest('server/src/posts/feed.test.ts', 'begins with the five newest', {
    'feed-of-six': { file: limits, find: 'feedPage: 5', broken: '6' },
  }),
  ...noticedByTest('server/src/comments/comments.test.ts', 'in pages of ten', {
    'comments-by-eleven': { file: limits, find: 'commentPage: 10', broken: '11' },
  }),
  ...noticedByTest('server/src/notifications/notifications.test.ts', 'comes in pages of twenty', {
    'server-tells-21-notifications': { file: limits, find: 'notificationPage: 20', broken: '21' },
  }),
  ...noticedByTest(suspectsTest, 'comes ten by ten unless told otherwise', {
    'server-lists-eleven-suspects': { file: limits, find: 'suspectPage: 10', broken: '11' },
  }),
  ...noticedByTest('server/src/users/users.test.ts', 'is of everybody, the newest first', {
    'server-lists-eleven-users': { file: limits, find: 'userPage: 10', broken: '11' },
  }),
  ...noticedByTest('server/src/users/users.test.ts', 'begins with two characters', {
    'people-found-from-three-letters': { file: limits, find: 'userSearchLeast: 2', broken: '3' },
    'people-found-from-one-letter': { file: limits, find: 'userSearchLeast: 2', broken: '1' },
  }),
  ...noticedByTest('server/src/blogs/blogs.test.ts', 'ten of many', {
    'eleven-blogs-by-default': { file: limits, find: 'blogPage: 10', broken: '11' },
  }),
  ...noticedByTest('server/src/stories/stories.test.ts', 'ten of many', {
    'eleven-stories-by-default': { file: limits, find: 'storyPage: 10', broken: '11' },
  }),
  ...noticedByTest(pageSizesTest, 'are fetched by', {
    'feed-fetched-by-four': { file: limits, find: 'feedPage: 5', broken: '4' },
    'comments-fetched-by-nine': { file: limits, find: 'commentPage: 10', broken: '9' },
    'notifications-fetched-by-19': { file: limits, find: 'notificationPage: 20', broken: '19' },
    'suspects-fetched-by-nine': { file: limits, find: 'suspectPage: 10', broken: '9' },
    'suspects-of-the-panel-fetched-by-11': { file: limits, find: 'managedSuspectPage: 12', broken: '11' },
    'suspects-of-the-panel-fetched-as-others': {
      file: 'web/app/suspects/queries.ts',
      find: 'limits.managedSuspectPage',
      broken: 'limits.suspectPage',
    },
    'entries-that-wait-fetched-by-ten': { file: limits, find: 'pendingTimelinePage: 9', broken: '10' },
    'users-fetched-by-eleven': { file: limits, find: 'userPage: 10', broken: '11' },
    'posts-of-stories-fetched-by-99': { file: 'web/app/stories/queries.ts', find: '100', broken: '99' },
    'posts-to-choose-from-fetched-by-99': { file: limits, find: 'pageMost: 100', broken: '99' },
  }),
  ...noticedByTest('web/app/notifications/badge.test.ts', 'unread', {
    'badge-up-to-98': { file: limits, find: 'badge: 99', broken: '98' },
    'badge-limit-of-100': { file: limits, find: 'badge: 99', broken: '100' },
  }),
  ...noticedByTest('web/app/ui/pagesListed.test.ts', '', {
    'six-pages-in-full': { file: pagesListed, find: 'pages <= mostListed', broken: 'pages < mostListed' },
    'four-pages-at-each-end': {
      file: pagesListed,
      find: 'each <= atEachEnd || each > pages - atEachEnd',
      broken: 'each <= 4 || each > pages - 4',
    },
  }),
  ...noticedBy('blogs', 'of many blogs the panel shows ten', {
    'blogs-by-25': {
      file: 'web/app/panel/useListAddress.ts',
      find: '[10, 20, 50]',
      broken: '[10, 25, 50]',
    },
    'twenty-blogs-at-first': {
      file: 'web/app/panel/useListAddress.ts',
      find: 'pageSizes[0]',
      broken: 'pageSizes[1]',
    },
  }),
  ...noticedBy('timed', 'a search waits', {
    'search-after-501-milliseconds': { file: useDebouncedValue, find: '500', broken: '501' },
    'search-after-499-milliseconds': { file: useDebouncedValue, find: '500', broken: '499' },
    'eleven-suspects-to-choose-from': {
      file: 'web/app/suspects/picking/useSuspectSearch.ts',
      find: 'limits.suspectPage',
      broken: '11',
    },
    'list-256-pixels-high': {
      file: 'web/app/ui/Combobox.tsx',
      find: 'className="absolute inset-x-0 top-full z-10 mt-2 max-h-60 scroll-mb-20 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 shadow-float ring-2 ring-surface"',
      broken:
        '"absolute inset-x-0 top-full z-10 mt-2 max-h-64 scroll-mb-20 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 shadow-float ring-2 ring-surface"',
    },
  }),
  ...noticedBy('users', 'people are searched for from the second letter', {
    'panel-searches-from-one-letter': {
      file: 'web/app/panel/useListAddress.ts',
      find: '[...text].length < least',
      broken: '[...text].length < 1',
    },
  }),
]
