/** The message of a page that is being left to a service worker, with a port for the answer. */
export interface ExitMessage {
  type: 'forgetAll'
}

/** Name of the lock that a page holds while it is being left, so that workers that it does not know of can see it. */
export type LeavingLock = 'leaving'
