import { type Fault, noticedBy, noticedByTest } from '../../fault.ts'

const bar = 'web/app/shell/offline/NetworkBar.tsx'
const reach = 'web/app/api/reach.ts'
const keepPage = 'web/app/shell/offline/OfflineNavigationGuard.tsx'

export const lost: Fault[] = [
  ...noticedBy('networkLost', 'a page says at once that the network is lost', {
    'lost-network-not-said': { file: bar, find: '!isReached && <Notice />', broken: 'false' },
    'lost-network-hides-what-is-read': {
      file: bar,
      find: `content.style.marginTop = \`\${bar.offsetHeight}px\``,
      broken: 'void 0',
    },
    'room-of-the-bar-stays': { file: bar, find: "content.style.marginTop = ''", broken: 'void 0' },
    'lost-network-said-for-ever': { file: reach, find: 'setReached(true)', broken: 'void 0' },
    'lost-network-without-the-time': {
      file: bar,
      find: "t('asItWas', { time: dayAndTime(new Date(shownAt)) })",
      broken: "''",
    },
  }),
  ...noticedBy('networkLost', 'it is said, too, where the device believes', {
    'lost-network-as-the-device-says': {
      file: reach,
      find: 'if (!transport.isAnswered) return void probeServer()',
      broken: 'void 0',
    },
    'what-waits-not-counted': {
      file: bar,
      find: 'useQueuedRequests().length + reports.length',
      broken: '0 * useQueuedRequests().length',
    },
  }),
  ...noticedByTest('web/app/api/reach.test.ts', 'an answer that was on its way', {
    'late-answer-hides-that-the-network-is-lost': {
      file: reach,
      find: 'if (navigator.onLine) onAnswer()',
      broken: 'onAnswer()',
    },
  }),
  ...noticedBy('networkLost', 'one call that is lost where others', {
    'one-lost-call-is-a-lost-network': {
      file: reach,
      find: "response.ok && response.headers.get('content-type')?.includes('json') === true",
      broken: 'false',
    },
  }),
  ...noticedBy('networkLost', 'who loses the network on a first visit', {
    'lost-page-opened-all-the-same': {
      file: keepPage,
      find: 'blocker.reset()',
      broken: 'return blocker.proceed()',
    },
    'lost-page-not-said': {
      file: keepPage,
      find: "blocker.reset()\n    toast.error(t('notOpened'))",
      broken: 'blocker.reset()',
    },
    'lost-page-loaded-anew': { file: keepPage, find: 'event.preventDefault()', broken: 'return' },
  }),
  ...noticedBy('networkLost', 'what cannot be done without a network', {
    'done-without-a-network-when-nobody-looks': {
      file: 'web/app/api/query.ts',
      find: "'always'",
      broken: "'online'",
    },
  }),
  ...noticedBy('leavingWhileSending', 'whoever leaves while a request is sent', {
    'left-while-sending-without-a-network': { file: keepPage, find: '!isSending', broken: 'true' },
  }),
  ...noticedBy('offline', 'without a network a visited app says so', {
    'no-page-without-a-network': {
      file: 'web/worker/offline.ts',
      find: '(await getCachedReportPage(pathname)) ?? (await getCached(offlinePage))',
      broken: 'Response.error()',
    },
  }),
  ...noticedBy('deskOffline', 'without a network the desk says', {
    'desk-says-nothing-without-a-network': {
      file: 'web/app/moderation/desk/useDecisions.ts',
      find: "toast.error(t('actions.notConfirmed', { what, why: errorMessage(error, t('actions.failed')) }))",
      broken: 'void 0',
    },
    'desk-drops-what-was-not-decided': {
      file: 'web/app/moderation/desk/useDecisions.ts',
      find: 'queue.restoreToQueue(\n        decided.map(({ item }) => keyOf(item)),\n        decided,\n      )',
      broken: 'void 0',
    },
  }),
  ...noticedBy('deskOffline', 'a decision whose answer is lost', {
    'desk-keeps-what-was-decided': {
      file: 'web/app/moderation/desk/useDecisions.ts',
      find: '// The decision may have been saved although its response was lost.\n      refetchQueue(client)',
      broken: 'void 0',
    },
  }),
  ...noticedBy('networkBack', 'the page of a suspect waits for the network', {
    'suspect-left-before-the-network-is-known-to-be-lost': {
      file: 'web/app/screens/SuspectPage.tsx',
      find: '!isOffline(error)',
      broken: 'true',
    },
  }),
  ...noticedBy('networkBack', 'the page of a suspect is left', {
    'suspect-that-fails-never-left': {
      file: 'web/app/screens/SuspectPage.tsx',
      find: 'isAnswered && !isOver',
      broken: 'false',
    },
  }),
  ...noticedByTest('web/app/api/reach.test.ts', '', {
    'told-what-was-known-before': {
      file: reach,
      find: 'probing ??= probe()',
      broken: 'probing = probing ? Promise.resolve() : probe()',
    },
  }),
  ...noticedBy('keptReading', 'what was kept is shown as such at once', {
    'lost-network-said-when-others-fetch-ahead': {
      file: 'web/app/shell/Shell.tsx',
      find: '!navigator.onLine',
      broken: 'false',
    },
    'network-lost-early-said-later': {
      file: 'web/app/shell/Shell.tsx',
      find: "window.addEventListener('offline', onOffline)",
      broken: 'void 0',
    },
  }),
  ...noticedBy('networkBack', 'a moderator, for whom nothing is kept', {
    'suspect-not-fetched-when-the-network-is-back': {
      file: 'web/app/postScreens/offlineCopy/offlineCopy.ts',
      find: 'isCacheable(query.queryKey) && isOld(query as Query)',
      broken: "isCacheable(query.queryKey) && query.queryKey[0] !== 'suspects' && isOld(query as Query)",
    },
    'moderators-told-as-everybody-else': {
      file: 'web/app/postScreens/offlineCopy/NotAvailableOffline.tsx',
      find: "user?.role === 'admin'",
      broken: 'false',
    },
    'skeleton-where-nothing-is-kept': {
      file: 'web/app/postScreens/offlineCopy/offlineMisses.ts',
      find: 'isCacheEmpty || misses.has(hashKey(key))',
      broken: 'misses.has(hashKey(key))',
    },
  }),
  ...noticedBy('networkBack', 'what a moderator could not read of a post', {
    'moderators-ask-for-comments-themselves': {
      file: 'web/app/postScreens/offlineCopy/offlineCopy.ts',
      find: '({ state }) => state.error !== null',
      broken: '() => false',
    },
  }),
]
