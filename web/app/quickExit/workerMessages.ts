/** The message of a page that is being left to the service worker. */
export interface ExitMessage {
  type: 'forgetAll'
}
