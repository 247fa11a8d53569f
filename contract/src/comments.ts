import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  cursor,
  done,
  flag,
  id,
  idParams,
  keyed,
  page,
  pageSize,
  paging,
  removal,
  requiredText,
  success,
  time,
  wanted,
} from './fields.ts'
import { limits } from './rules/limits.ts'
import { commentTexts } from './rules/texts.ts'

/** A reply, or a comment without its replies. */
export const reply = z.object({
  _id: z.string(),
  /** The same as `_id`. */
  id: z.string(),
  /** The top-level comment that this one replies to; null for a top-level comment. */
  parentId: z.string().nullable(),
  text: z.string(),
  /** 'Anonymous' for everyone when the comment is anonymous, 'Former member' when its author is gone. */
  author: z.string(),
  authorImg: z.string().nullable(),
  isAnonymous: z.boolean(),
  /** Whether the comment waits for a moderator. Until then only its author and moderators see it, and no count includes it. */
  isHeld: z.boolean(),
  createdAt: time,
  upvoteCount: z.number().int(),
  downvoteCount: z.number().int(),
  hasUpvoted: z.boolean(),
  hasDownvoted: z.boolean(),
  /** null when the account has been deleted, and for everyone but the author when the comment is anonymous. */
  user: z.object({ _id: z.string() }).nullable(),
  /** What this viewer may do; only the server decides it. */
  can: z.object({ delete: z.boolean() }),
})
export type Reply = z.output<typeof reply>

export const comment = reply.extend({
  /** How many replies are visible to everybody. */
  replyCount: z.number().int(),
  /** The first replies, and those held for a moderator that this viewer may see; empty for a new comment. */
  replies: z.array(reply),
  /** The cursor of the remaining replies; null when there are no more. */
  repliesCursor: z.string().nullable(),
})
export type Comment = z.output<typeof comment>

const commentParams = z.object({ postId: id, commentId: id })

const vote = {
  access: 'user',
  params: commentParams,
  /** Whether this vote is set afterwards; left out, the vote is toggled. */
  body: wanted,
  response: z.object({
    success,
    upvoteCount: z.number().int(),
    downvoteCount: z.number().int(),
    hasUpvoted: z.boolean(),
    hasDownvoted: z.boolean(),
  }),
  errors: ['post_not_found', 'post_not_public', 'comment_not_found'],
  limit: { times: 60, seconds: 60 },
} as const

export const comments = {
  'POST /posts/:id/comments': endpoint({
    summary: 'Comment on a post, or answer a comment on it',
    access: 'user',
    status: 201,
    params: idParams,
    /** The scope of an idempotency key is one post. */
    headers: keyed,
    body: z.object({
      text: requiredText(commentTexts.text),
      isAnonymous: flag(false),
      /** The comment on this post that the new one replies to. */
      parentId: id.optional(),
      /** The author knows that their name may tell who wrote the anonymous post or comment of theirs above. Without it, such a comment is refused. */
      confirmsName: flag(false),
    }),
    response: z.object({ success, message: z.string(), comment }),
    errors: [
      'post_not_found',
      'post_not_public',
      'comment_not_found',
      'reply_to_reply',
      'name_below_own_post',
      'name_below_own_comment',
    ],
    limit: { times: 30, seconds: 600, shared: { atOnce: 1 } },
  }),
  'GET /posts/:id/comments': endpoint({
    summary: 'The comments on a post, newest first; by page, or by the cursor of the answer before',
    access: 'guest',
    params: idParams,
    query: z.object({ page, limit: pageSize(limits.commentPage), cursor }),
    response: z.object({
      success,
      comments: z.array(comment),
      ...paging,
      /** Includes replies; `total` and the pages count top-level comments only. */
      commentCount: z.number().int(),
      /** The cursor of the next page. With it no comment is repeated or skipped when others are added or removed in between. */
      nextCursor: z.string().nullable(),
    }),
    errors: ['post_not_found'],
  }),
  'GET /posts/:postId/comments/:commentId/replies': endpoint({
    summary: 'What answers a comment, oldest first, from a cursor on',
    access: 'guest',
    params: commentParams,
    query: z.object({ limit: pageSize(limits.replyPage), cursor }),
    response: z.object({ success, replies: z.array(reply), nextCursor: z.string().nullable() }),
    errors: ['post_not_found', 'comment_not_found'],
  }),
  'DELETE /posts/:postId/comments/:commentId': endpoint({
    summary: "Take one's own comment away, with what answers it; an admin any, whose author is told why",
    access: 'user',
    params: commentParams,
    body: removal,
    response: done,
    errors: ['post_not_found', 'comment_not_found', 'comment_delete_forbidden'],
  }),
  'POST /posts/:postId/comments/:commentId/upvote': endpoint({
    summary: 'Vote a comment up; the same again takes the vote back, the other way moves it',
    ...vote,
  }),
  'POST /posts/:postId/comments/:commentId/downvote': endpoint({
    summary: 'Vote a comment down; the same again takes the vote back, the other way moves it',
    ...vote,
  }),
} as const
