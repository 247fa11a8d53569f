/** Held while the server has not answered a logout, as long as its page is open. */
const lock = 'logout'

/** Has logins wait until the logout is over. */
export function delayLogins(logout: Promise<void>): void {
  if ('locks' in navigator) void navigator.locks.request(lock, { mode: 'shared' }, () => logout)
}

/**
 * Resolves once no logout is waiting for its answer: one that comes after a login would delete its session cookie. In browsers without the
 * Web Locks API (on a page served without TLS), logins do not wait.
 */
export const waitForLogout = (): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(lock, () => {}) : Promise.resolve()
