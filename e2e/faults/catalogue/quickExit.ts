import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

/** The scripts of a page that run before its first paint, as `root.tsx` names them. */
const scripts = `\`\${standInForStorage}\\n\${beforeFirstPaint}\\n\${keepEarlyClick}\\n\${keepEarlyKeys}\``

const page = 'web/app/quickExit/quickExit.ts'
const worker = 'web/worker/openCache.ts'

/** Nothing stays on the device when the app is left for good. */
export const quickExit: Fault[] = [
  ...noticedBy('quickExitWorkers', 'a service worker that is still caching', {
    'caches-stay-without-a-network': {
      file: page,
      find: '[unregisterWorkers().then(deleteAllCaches), clearDeviceData(), deleteAllCaches()]',
      broken: '[clearDeviceData()]',
    },
    'workers-stay-without-a-network': {
      file: page,
      find: 'navigator.serviceWorker.getRegistrations()',
      broken: '[]',
    },
    'storage-stays-without-a-network': {
      file: page,
      find: 'localStorage.clear()',
      broken: 'void 0',
    },
  }),
  ...noticedBy('quickExit', 'what a busy device writes', {
    'database-stays-on-a-busy-device': {
      file: 'web/app/api/deviceStore.ts',
      find: 'clear(store)',
      broken: 'await clear(store)',
    },
    'choices-stay-without-a-network': {
      file: page,
      find: 'setPreferenceCookie(name, undefined)',
      broken: 'void 0',
    },
  }),
  ...noticedBy('quickExitWorkers', 'a service worker that is too busy', {
    'caches-listed-before-they-are-deleted': {
      file: page,
      find: 'await deleteCaches(cacheNames)',
      broken: 'void 0',
    },
  }),
  ...noticedBy('quickExit', 'what is shown of push messages', {
    'notifications-stay-for-the-page': {
      file: page,
      find: 'registration.getNotifications?.().then((all) => all.map((shown) => shown.close()))',
      broken: 'undefined',
    },
    'notifications-stay-for-the-worker': {
      file: worker,
      find: 'Promise.all([closeNotifications(), self.registration.unregister()])',
      broken: 'self.registration.unregister()',
    },
  }),
  ...noticedBy('blockedStorage', 'where the storage throws', {
    'no-exit-where-storage-is-blocked': {
      file: 'web/app/root.tsx',
      find: scripts,
      broken: `\`\${beforeFirstPaint}\\n\${keepEarlyClick}\``,
    },
  }),
  ...noticedBy('blockedStorage', 'where the storage is null they do', {
    'no-exit-where-there-is-no-storage': {
      file: 'web/app/shell/standInForStorage.ts',
      find: 'window[name]',
      broken: 'name in window',
    },
  }),
  ...noticedBy('quickExitWorkers', 'a service worker that opens a cache', {
    'caches-stay-that-are-opened-meanwhile': {
      file: page,
      find: 'unregisterWorkers().then(deleteAllCaches)',
      broken: 'unregisterWorkers()',
    },
  }),
  ...noticedBy('quickExitWorkers', 'a service worker whose script arrives when', {
    'worker-installed-after-the-page-is-gone': {
      file: worker,
      find: '(await windows()).length > 0',
      broken: 'true',
    },
  }),
  ...noticedBy('quickExitWorkers', 'a service worker whose script arrives while', {
    'worker-installed-while-the-page-is-left': {
      file: page,
      find: "'locks' in navigator",
      broken: 'false',
    },
  }),
  ...noticedByTest('web/worker/openCache.test.ts', 'a worker is not installed when', {
    'worker-installed-whoever-leaves': {
      file: worker,
      find: 'locks?.held?.some(({ name }) => name === leaving) ?? false',
      broken: 'false',
    },
  }),
  ...noticedByTest('web/worker/openCache.test.ts', 'a worker is updated without a page', {
    'worker-updated-with-a-page-only': {
      file: worker,
      find: 'self.registration.active || (await windows()).length > 0',
      broken: '(await windows()).length > 0',
    },
  }),
  ...noticedBy('quickExit', 'every other tab is left', {
    'other-tabs-stay': {
      file: page,
      find: "window.addEventListener('storage', follow)",
      broken: 'void 0',
    },
  }),
  ...noticedBy('quickExit', 'every other tab is left by a guest', {
    'other-tabs-stay-where-nothing-is-stored': {
      file: page,
      find: "localStorage.setItem('leaving', '')",
      broken: 'void 0',
    },
  }),
  ...noticedByTest('web/worker/openCache.test.ts', 'a cache that the page has deleted while', {
    'deleted-cache-created-again': {
      file: worker,
      find: 'opened.get(name)',
      broken: 'undefined',
    },
  }),
  ...noticedByTest('web/worker/openCache.test.ts', 'a cache that the worker itself has deleted', {
    'deleted-cache-kept-in-mind': {
      file: worker,
      find: 'opened.delete(name)\n  return caches.delete(name)',
      broken: 'return caches.delete(name)',
    },
  }),
  ...noticedByTest('web/worker/openCache.test.ts', 'a cache that could not be opened', {
    'cache-that-failed-kept-in-mind': {
      file: worker,
      find: 'cache.catch(() => opened.delete(name))',
      broken: 'cache.catch(() => undefined)',
    },
  }),
  ...noticedByTest('web/worker/openCache.test.ts', 'once the app is left', {
    'worker-that-was-told-goes-on-caching': {
      file: worker,
      find: 'wasExitRequested || isUnregistered()',
      broken: 'isUnregistered()',
    },
  }),
  ...noticedByTest('web/worker/openCache.test.ts', 'a cache that is being created', {
    'cache-created-while-left-stays': {
      file: worker,
      find: 'await opening',
      broken: 'await undefined',
    },
  }),
  ...noticedByTest('web/worker/openCache.test.ts', 'no cache is created while a page', {
    'cache-created-while-a-page-is-left': {
      file: worker,
      find: '  if (await isExiting()) throw exitedError()',
      broken: '',
    },
  }),
  ...noticedByTest('web/worker/openCache.test.ts', 'a cache that was being created when a page', {
    'cache-stays-of-a-page-that-began-to-be-left': {
      file: worker,
      find: '!hasExited() && !(await isExiting())',
      broken: '!hasExited()',
    },
  }),
  ...noticedByTest('web/worker/openCache.test.ts', 'a worker that was unregistered', {
    'worker-that-was-unregistered-goes-on-caching': {
      file: worker,
      find: 'wasExitRequested || isUnregistered()',
      broken: 'wasExitRequested',
    },
  }),
]
