import type { ErrorBody } from '../api.ts'
import type { Comment } from '../comments.ts'
import type { Notification } from '../notifications.ts'
import type { DeskKind } from './desk.ts'

/**
 * The messages over the socket (Socket.IO at `livePath`). The handshake carries `auth: { token }`, the bearer token; without a valid
 * one the connection is refused with a `connect_error` whose `data` is an ErrorBody. When the session ends, the server disconnects.
 */
export const livePath = '/socket.io'

export type LiveAnswer = { success: true } | ErrorBody

export interface ClientToServer {
  /**
   * Subscribes to the events of a post, until it is no longer public or `unwatchPost` is sent. The client repeats it after
   * reconnecting.
   */
  watchPost: (watched: { postId: string }, answer: (result: LiveAnswer) => void) => void
  unwatchPost: (watched: { postId: string }, answer: (result: LiveAnswer) => void) => void
  /** Takes the user's own id; with any other id the server disconnects. */
  authenticate: (userId: string) => void
}

export interface ServerToClient extends PostEvents, NotificationEvents, DeskEvents {
  /** Events may have been lost: the client refetches what is open and subscribes again to the posts it watches. */
  missed: () => void
}

/**
 * The events of a post for its subscribers. Every subscriber gets the same payload: a comment is sent as a guest would see it, also to
 * its author, who recognises it by its id (from the response to POST /posts/:id/comments). Counts may arrive out of order: of two
 * events about the same thing, the one with the higher `order` is the later one.
 */
export interface PostEvents {
  commentAdded: (event: { postId: string; comment: Comment }) => void
  /** `parentId` is set if the comment is a reply. */
  commentRemoved: (event: { postId: string; commentId: string; parentId?: string }) => void
  commentVoted: (event: {
    postId: string
    commentId: string
    upvoteCount: number
    downvoteCount: number
    order: number
  }) => void
  reactionChanged: (event: { postId: string; reactionCount: number; order: number }) => void
}

/**
 * Events for the recipients of notifications, sent to each of their open windows. An event may arrive twice, and a short event may
 * overtake a long one. Events sent while no window was connected are not repeated: a client reads GET /notifications when it connects.
 */
export interface NotificationEvents {
  /**
   * `unreadCount` is set if the notification is for one person. For one to an audience it is left out, and the client adds one to its
   * count unless it already has the notification.
   */
  newNotification: (notification: Notification & { unreadCount?: number }) => void
  /** The content of a notification to an audience has changed, such as its number; whether it is read does not change. */
  notificationChanged: (notification: Notification) => void
  /**
   * A notification was deleted. If it was to an audience, a client that has it as unread subtracts one from its count. Admins receive
   * the event for every notification that a super admin withdraws.
   */
  deleteNotification: (notificationId: string) => void
  /** The number of unread notifications, sent after every change of notifications to one person. */
  notificationCountUpdate: (unreadCount: number) => void
}

/** Events of the moderator's desk, sent to each open window of every admin. */
export interface DeskEvents {
  /**
   * An admin has claimed or released an item, written a note about it, decided on it or undone the decision. With `isGone` the item
   * has left the queue, perhaps only until the decision is undone. New items are announced by notifications only.
   */
  deskChanged: (event: {
    kind: DeskKind
    id: string
    claim: { userId: string; name: string; until: string } | null
    isGone: boolean
  }) => void
}
