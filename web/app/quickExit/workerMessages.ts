/** What a page that is being left says to the service worker. */
export interface ExitSaid {
  type: 'forgetAll'
}
