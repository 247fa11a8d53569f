/** What the service worker says to the open windows of the app. */
export type PushSaid =
  /** A message came; this many are unread now. */
  | { type: 'pushed'; unreadCount: number }
  /** The person pressed one: go there. */
  | { type: 'open'; link: string }

/** What comes from the push service: see `PushMessage` of the server. */
export interface Pushed {
  id: string
  title: string
  body: string
  link: string
  unreadCount: number
}
