/** The message of a page that is being left to a service worker, with a port for the answer. */
export interface ExitMessage {
  type: 'forgetAll'
}
