/** Messages of the service worker to the open windows of the app. */
export type PushWindowMessage =
  /** A push message arrived; the new unread count. */
  | { type: 'pushed'; unreadCount: number }
  /** The person pressed a notification; the window should navigate to its link. */
  | { type: 'open'; link: string }

/** The payload of a push message: see `PushMessage` of the server. */
export interface Pushed {
  id: string
  title: string
  body: string
  link: string
  unreadCount: number
}
