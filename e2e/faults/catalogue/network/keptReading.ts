import { type Fault, noticedBy, noticedByTest } from '../../fault.ts'

const keepable = 'web/app/postScreens/offlineCopy/cacheablePages.ts'
const isKept = 'kinds.test(name) && !managed.test(name)'
const pages = 'web/worker/offlineCache/pages.ts'
const pictures = 'web/worker/offlineCache/pictures.ts'
const store = 'web/worker/offlineCache/store.ts'
const tests = 'web/worker/offlineCache/reading.test.ts'

export const keptReading: Fault[] = [
  ...noticedBy('keptReading', 'what was read is there without a network', {
    'read-feed-not-kept': {
      file: keepable,
      find: isKept,
      broken: "kinds.test(name) && !name.startsWith('posts/feed')",
    },
    'read-post-not-kept': {
      file: keepable,
      find: isKept,
      broken: "kinds.test(name) && !name.startsWith('posts/one')",
    },
    'read-comments-not-kept': {
      file: keepable,
      find: isKept,
      broken: "kinds.test(name) && !name.startsWith('comments')",
    },
    'read-entries-not-kept': {
      file: keepable,
      find: isKept,
      broken: "kinds.test(name) && !name.startsWith('timelines')",
    },
    'read-suspects-not-kept': {
      file: keepable,
      find: isKept,
      broken: "kinds.test(name) && !name.startsWith('suspects')",
    },
    'kept-with-its-author': {
      file: keepable,
      find: 'post.isAnonymous ? null : post.user',
      broken: 'post.user',
    },
    'kept-and-not-brought-back': {
      file: 'web/app/postScreens/offlineCopy/offlineCopy.ts',
      find: 'client.setQueryData(queryKey, kept.data, { updatedAt: kept.updatedAt })',
      broken: 'void 0',
    },
    'kept-without-its-time': {
      file: 'web/app/shell/offline/NetworkBar.tsx',
      find: "shownAt > 0 && t('asItWas', { time: dayAndTime(new Date(shownAt)) })",
      broken: "''",
    },
    'pictures-not-kept': {
      file: pictures,
      find: "destination === 'image' && isPictureAddress(url)",
      broken: 'false',
    },
    'nothing-said-of-what-was-not-read': {
      file: 'web/app/postScreens/offlineCopy/offlineMisses.ts',
      find: '!isReached && isMiss && data === undefined',
      broken: 'false',
    },
    'no-links-to-what-is-kept': {
      file: 'web/worker/offline.ts',
      find: 'links.length === 0',
      broken: 'true',
    },
  }),
  ...noticedBy('keptReading', 'what was read goes with a logout', {
    'reading-kept-for-the-next-account': {
      file: store,
      find: 'await deleteCache(cacheName)\n    index = { viewer, kept: new Map() }',
      broken: 'index = { viewer, kept: index?.kept ?? new Map() }',
    },
    'reading-outlives-the-logout': {
      file: 'web/app/api/deviceStore.ts',
      find: 'await deleteReadCache()',
      broken: 'void 0',
    },
    'reading-of-moderators-kept': {
      file: 'web/app/shell/offline/OfflineParts.tsx',
      find: 'if (isModerator) return deleteOfflineCopy(client)',
      broken: 'void 0',
    },
  }),
  ...noticedByTest('web/app/postScreens/offlineCopy/offlineCopy.test.ts', 'what one viewer has seen', {
    'what-was-seen-kept-for-the-next-viewer': {
      file: 'web/app/postScreens/offlineCopy/offlineCopy.ts',
      find: 'performance.clearResourceTimings()',
      broken: 'void 0',
    },
  }),
  ...noticedByTest(tests, 'a page is kept for its reader', {
    'page-kept-for-the-next-reader': {
      file: pages,
      find: 'if (reading) await putCached(page, await response.blob(), response.headers, (now) => now === reading)',
      broken: 'if (reading) await putCached(page, await response.blob(), response.headers, () => true)',
    },
  }),
  ...noticedByTest(tests, 'a picture is kept for its reader', {
    'picture-kept-for-the-next-reader': {
      file: pictures,
      find: 'await putCached(address, await response.blob(), response.headers, (now) => now === reading)',
      broken: 'await putCached(address, await response.blob(), response.headers, () => true)',
    },
  }),
  ...noticedByTest(tests, 'what a page had seen is not fetched any more', {
    'what-was-seen-fetched-for-the-next-reader': {
      file: 'web/worker/offlineCache/messages.ts',
      find: 'hasExited() || !isCurrentReading(reading)',
      broken: 'hasExited()',
    },
  }),
  ...noticedByTest(tests, 'a cache that is to be forgotten while', {
    'reading-forgotten-out-of-turn': {
      file: store,
      find: 'serialize(async () => {\n    await deleteCache(cacheName)\n    index = undefined\n  })',
      broken: 'deleteCache(cacheName).then(() => undefined)',
    },
  }),
  ...noticedByTest(tests, 'a cache that the page deletes while', {
    'reading-created-again-once-deleted': {
      file: 'web/worker/openCache.ts',
      find: 'opened.get(name)',
      broken: 'undefined',
    },
  }),
]
