import type { Notification } from '@bichar/contract/notifications.ts'
import type { DeskEvents, NotificationEvents, PostEvents } from '@bichar/contract/rules/live.ts'
import type { QueryClient } from '@tanstack/react-query'
import { readNewest, removeComment } from '../comments/cached.ts'
import { applyComment, applyVotes, refetchCounts } from '../comments/queries.ts'
import { emitDeskChange } from '../moderation/panel/deskEvents.ts'
import {
  applyNotification,
  changeNotification,
  removeNotification,
  setUnread,
} from '../notifications/queries.ts'
import { applySent, removeSent } from '../notifications/sending/queries.ts'
import { ring } from '../notifications/sound.ts'
import { applyReaction } from '../reactions/reactions.ts'

export interface Listener {
  _id: string
  role: 'user' | 'admin'
  /** Called with each new notification. */
  onNews(notification: Notification): void
}

/** The handlers that apply each event to the cache. */
export function socketHandlers(
  client: QueryClient,
  listener: Listener,
): PostEvents & NotificationEvents & DeskEvents {
  const latest = new Map<string, number>()
  /** Events may arrive out of order: a count that is older than the latest one is ignored. */
  const isNews = (id: string, order: number): boolean => {
    if (order < (latest.get(id) ?? 0)) return false
    latest.set(id, order)
    return true
  }
  return {
    commentAdded({ postId, comment }) {
      applyComment(client, postId, comment)
      // All clients get the same event; what this listener may do with the comment is only known once it is fetched.
      const mayDoMore = listener.role === 'admin' || comment.user?._id === listener._id
      if (mayDoMore) readNewest(client, postId).catch(() => {})
      else if (comment.parentId !== null) refetchCounts(client, postId, comment._id).catch(() => {})
    },
    commentRemoved({ postId, commentId, parentId }) {
      if (parentId) refetchCounts(client, postId, commentId).catch(() => {})
      removeComment(client, postId, commentId)
    },
    commentVoted({ postId, commentId, order, ...counts }) {
      if (isNews(commentId, order)) applyVotes(client, postId, commentId, counts)
    },
    reactionChanged({ postId, reactionCount, order }) {
      if (isNews(postId, order)) applyReaction(client, postId, reactionCount)
    },
    newNotification(notification) {
      applyNotification(client, notification)
      applySent(client, notification)
      ring()
      listener.onNews(notification)
    },
    notificationChanged: (notification) => changeNotification(client, notification),
    deleteNotification(id) {
      removeNotification(client, id)
      removeSent(client, id)
    },
    notificationCountUpdate: (count) => setUnread(client, count),
    deskChanged: emitDeskChange,
  }
}
