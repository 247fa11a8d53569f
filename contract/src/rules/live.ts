import type { ErrorBody } from '../api.ts'
import type { Comment } from '../comments.ts'
import type { Notification } from '../notifications.ts'
import type { DeskKind } from './desk.ts'

/**
 * What goes over the socket (Socket.IO at `livePath`). The handshake carries `auth: { token }`, the bearer token;
 * without a live one the connection is refused with a `connect_error` whose `data` is an ErrorBody. When the session
 * ends, the server disconnects.
 */
export const livePath = '/socket.io'

export type LiveAnswer = { success: true } | ErrorBody

export interface ClientToServer {
  /** Hear of what happens to a post, until it leaves public view or `unwatchPost`; to be said again after reconnecting. */
  watchPost: (watched: { postId: string }, answer: (result: LiveAnswer) => void) => void
  unwatchPost: (watched: { postId: string }, answer: (result: LiveAnswer) => void) => void
  /** The user's own id; any other, and the server disconnects. */
  authenticate: (userId: string) => void
}

export interface ServerToClient extends PostEvents, NotificationEvents, DeskEvents {
  /** Something may have happened that was not told: whoever is connected reads again what is open, and says again what it watches. */
  missed: () => void
}

/**
 * What happens to a post, for those who watch it. The same for everyone who hears it: a comment comes as a guest would see
 * it, also to its author, who knows their own by its id (from the answer to POST /posts/:id/comments). Counts may overtake
 * each other on the way: of two events about the same thing, the one with the higher `order` is the later one.
 */
export interface PostEvents {
  commentAdded: (event: { postId: string; comment: Comment }) => void
  /** `parentId` is of one that answers another. */
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
 * For those who are addressed, in each of their windows. An event may come twice, long ones are overtaken by short ones,
 * and what came while no window was connected is not told again: whoever connects reads GET /notifications.
 */
export interface NotificationEvents {
  /**
   * With `unreadCount` (see there) when it is for one person. For an audience there is none, and the client adds one, unless
   * it has the notification already.
   */
  newNotification: (notification: Notification & { unreadCount?: number }) => void
  /** What is for an audience says something else than before, such as another number; whether it is read stays as it is. */
  notificationChanged: (notification: Notification) => void
  /**
   * It is gone. When it was for an audience, a client that has it unread takes one off the count. Admins hear of everything
   * that a super admin takes back.
   */
  deleteNotification: (notificationId: string) => void
  /** How many are unread now; after every change that is for one person alone. */
  notificationCountUpdate: (unreadCount: number) => void
}

/** For admins, in each of their windows: what happens to the moderator's desk. */
export interface DeskEvents {
  /**
   * Somebody has claimed an item, given it back, written a note about it, decided on it or undone that. With `isGone` it has
   * left the queue, if only until the decision is undone. What comes into the queue is told of by notifications alone.
   */
  deskChanged: (event: {
    kind: DeskKind
    id: string
    claim: { userId: string; name: string; until: string } | null
    isGone: boolean
  }) => void
}
