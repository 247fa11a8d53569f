/** Name of the cache in which the service worker keeps what was read. */
export const readCache = 'bichar-read'
