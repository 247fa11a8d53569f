import { type Fault, noticedBy, noticedByTest } from './fault.ts'

const atTheEnd = 'web/app/page/fetchAfterPaint.ts'
const earlyClick = 'web/app/shell/replayEarlyClick.ts'
const fetching = 'web/app/page/fetchFirst.ts'
const retrying = 'web/app/api/retryUntilDone.ts'
const sayingErrors = 'web/app/i18n/errorMessage.ts'

/** What the first page of a guest fetches, and in which order. */
export const ofFirstScreen: Fault[] = [
  ...noticedBy('firstScreen', 'scripts are fetched once there is a style sheet', {
    'hints-to-fetch-scripts-in-the-head': {
      file: 'web/app/page/scriptsLast.ts',
      find: 'hints.length === 0',
      broken: 'true',
    },
    'first-page-fades-in': {
      file: 'web/app/shell/Shell.tsx',
      find: 'first === pathname',
      broken: 'false',
    },
  }),
  ...noticedBy('firstScreen', 'scripts are fetched after half a second', {
    'scripts-before-the-page-is-painted': { file: atTheEnd, find: '500', broken: '0' },
    'scripts-only-after-a-painted-page': { file: atTheEnd, find: '500', broken: '2e9' },
  }),
  ...noticedBy('firstScreen', 'scripts are fetched after the next frame', {
    'page-painted-before-its-end-waits': {
      file: atTheEnd,
      find: 'requestAnimationFrame(() => setTimeout(begin))',
      broken: 'undefined',
    },
  }),
  ...noticedBy('firstScreen', 'scripts are fetched at once for somebody who returns', {
    'who-returns-waits-for-a-painted-page': {
      file: atTheEnd,
      find: 'document.documentElement.dataset.session',
      broken: 'false',
    },
  }),
  ...noticedBy('firstScreen', 'pictures further down', {
    'pictures-further-down-before-scripts': {
      file: 'web/app/shell/beforeFirstPaint.ts',
      find: "'awaited'",
      broken: "'expected'",
    },
    'pictures-further-down-never': {
      file: 'web/app/entry.client.tsx',
      find: 'delete dataset.scripts',
      broken: 'void dataset',
    },
    'pictures-only-with-scripts': {
      file: atTheEnd,
      find: "addEventListener('scroll', onScroll, { passive: true })",
      broken: 'onScroll',
    },
    'pictures-although-nobody-has-scrolled': {
      file: atTheEnd,
      find: 'scrollY > 0',
      broken: 'true',
    },
  }),
  ...noticedBy('pressedEarly', 'a video that is pressed before the app has arrived', {
    'early-press-on-a-video-leads-away': {
      file: earlyClick,
      find: "'button, a[data-opens-here]'",
      broken: "'button'",
    },
  }),
  ...noticedBy('pressedEarly', 'a picture that is asked for before the app has arrived', {
    'early-press-on-a-picture-leads-away': {
      file: 'web/app/media/onPlainClick.ts',
      find: 'true',
      broken: 'undefined',
    },
  }),
  ...noticedBy('pressedEarly', 'a video that is pressed on a page whose app never comes', {
    'early-press-waits-for-ever': { file: earlyClick, find: '10000', broken: '2e9' },
  }),
  ...noticedBy('pressedEarly', 'a kind of report that is chosen', {
    'early-kind-forgotten': {
      file: 'web/app/places/NumbersFilters.tsx',
      find: 'takeChosen()',
      broken: 'undefined',
    },
  }),
  ...noticedBy('pressedEarly', 'a video opens and plays without a script', {
    'video-under-the-policy-of-pictures': {
      file: 'server/src/media/routes.ts',
      find: '/^(video|audio)\\//.test(type)',
      broken: 'false',
    },
  }),
  ...noticedBy('firstScreen', 'a dialog, and a page that somebody goes to', {
    'all-words-before-the-app': {
      file: 'web/app/entry.client.tsx',
      find: "dataset.words === 'first'",
      broken: 'false',
    },
    'dialogs-before-their-words': {
      file: 'web/app/ui/lazyDialog.tsx',
      find: 'withMessages(load)',
      broken: 'load()',
    },
    'pages-before-their-words': {
      file: 'web/app/root.tsx',
      find: '!isFirst && !hasMessages(language)',
      broken: 'false',
    },
  }),
  ...noticedBy('firstScreen', 'where its words could not be fetched', {
    'words-that-failed-are-waited-for': {
      file: 'web/app/i18n/messages.ts',
      find: 'window.location.reload()',
      broken: 'void 0',
    },
  }),
  ...noticedBy('networkBack', 'words that could not be fetched come with', {
    'failed-files-remembered': { file: fetching, find: 'known.delete(file)', broken: 'undefined' },
  }),
  ...noticedBy('networkBack', 'a reaction whose code', {
    'reaction-without-its-code-unsaid': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: 'useLoadFailure()',
      broken: '() => {}',
    },
  }),
  ...noticedBy('newRelease', 'whoever presses for a part', {
    'a-release-taken-for-a-lost-network': {
      file: fetching,
      find: 'response.status === 404',
      broken: 'false',
    },
    'reload-that-does-nothing': {
      file: 'web/app/ui/reload.ts',
      find: 'window.navigation.reload({ info: asked })',
      broken: 'undefined',
    },
  }),
  ...noticedBy('newRelease', 'a moderator reads a post that waits', {
    'post-that-waits-for-its-banner': {
      file: 'web/app/reading/PostDetail.tsx',
      find: 'moderate && !banner && !hasFailed',
      broken: 'moderate && !banner',
    },
    'banner-missing-without-a-word': {
      file: 'web/app/reading/PostDetail.tsx',
      find: 'explain()',
      broken: 'void 0',
    },
    'reload-asked-about': { file: 'web/app/ui/reload.ts', find: 'info === asked', broken: 'false' },
  }),
  ...noticedByTest('web/app/page/fetchFirst.test.ts', 'a call that shares the request of an earlier one', {
    'request-of-a-lost-network-shared': {
      file: fetching,
      find: 'earlier.catch(() => fetchFile(file))',
      broken: 'earlier',
    },
  }),
  ...noticedBy('networkBack', 'words that could not be fetched come when', {
    'words-tried-once': {
      file: retrying,
      find: 'backoff(failures, pauses)',
      broken: '2e9',
    },
  }),
  ...noticedByTest('web/app/notifications/sound.test.ts', 'in another', {
    'sound-of-another-tab-stays-on': {
      file: 'web/app/notifications/sound.ts',
      find: '!isOn()',
      broken: '!useSwitch.getState().isOn',
    },
  }),
  ...noticedByTest('web/app/api/retryUntilDone.test.ts', 'what arrives after it was stopped', {
    'loaded-for-whoever-has-left': { file: retrying, find: 'isOver = true', broken: 'isOver' },
  }),
  ...noticedByTest('web/app/api/retryUntilDone.test.ts', 'what has been loaded is handed over once', {
    'handed-over-as-often-as-it-arrives': {
      file: retrying,
      find: 'stop()\n        onLoaded(part)',
      broken: 'onLoaded(part)',
    },
  }),
  ...noticedBy('networkBack', 'what members need is loaded when the network is back', {
    'parts-of-members-tried-once': {
      file: 'web/app/ui/useLoaded.ts',
      find: 'retryUntilDone(\n      () => withMessages(load),\n      (part) => setLoading({ part }),\n      (error) => setLoading({ error }),\n    )',
      broken: 'void withMessages(load).then((part) => setLoading({ part }), () => undefined)',
    },
  }),
  ...noticedBy('networkBack', 'a dialog whose code could not be fetched', {
    'parts-run-before-they-are-here': {
      file: fetching,
      find: 'await Promise.all(files.map(fetchFile))',
      broken: 'void files',
    },
  }),
  ...noticedBy('networkBack', 'what a dialog is made of', {
    'parts-travel-twice': {
      file: fetching,
      find: 'fetch(address)',
      broken: "fetch(address, { cache: 'no-store' })",
    },
  }),
  ...noticedBy('networkBack', 'what is said of an error', {
    'reasons-not-waited-for': {
      file: sayingErrors,
      find: 'await untilReason(error, language)',
      broken: 'undefined',
    },
  }),
  ...noticedBy('networkBack', 'an error that stands on the page', {
    'reasons-never-told-later': {
      file: sayingErrors,
      find: 'isMissing.current && hasMessages(language)',
      broken: 'false',
    },
  }),
]
