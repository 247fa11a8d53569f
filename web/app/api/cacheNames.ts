/** Name of the cache in which the service worker keeps what was read. */
export const readCache = 'bichar-read'

/**
 * Every cache that the service worker opens, so that all can be deleted without asking first which there are. The worker has a build of its
 * own, in which it repeats the names; the type keeps them alike.
 */
export const cacheNames = ['bichar', readCache, 'bichar-report'] as const
export type CacheName = (typeof cacheNames)[number]
