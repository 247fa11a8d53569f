import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  cursor,
  done,
  flag,
  id,
  idOf,
  idParams,
  keyed,
  nextCursor,
  page,
  pageSize,
  paging,
  removal,
  requiredText,
  success,
  time,
  uuid,
  wanted,
} from './fields.ts'
import { limits } from './rules/limits.ts'
import { commentTexts } from './rules/texts.ts'

export const reply = z
  .object({
    _id: uuid,
    id: z.string().describe('The same as `_id`.'),
    parentId: z
      .string()
      .nullable()
      .describe('The top-level comment that this one replies to; null for a top-level comment.'),
    text: z.string(),
    author: z
      .string()
      .describe(
        "'Anonymous' for everyone when the comment is anonymous, 'Former member' when its author is gone.",
      ),
    authorImg: z.string().nullable(),
    isAnonymous: z.boolean(),
    isHeld: z
      .boolean()
      .describe(
        'Whether the comment waits for a moderator. Until then only its author and moderators see it, and no count includes it.',
      ),
    createdAt: time,
    upvoteCount: z.number().int(),
    downvoteCount: z.number().int(),
    hasUpvoted: z.boolean(),
    hasDownvoted: z.boolean(),
    user: z
      .object({ _id: uuid })
      .nullable()
      .describe(
        'null when the account has been deleted, and for everyone but the author when the comment is anonymous.',
      ),
    can: z.object({ delete: z.boolean() }).describe('What this viewer may do; only the server decides it.'),
  })
  .meta({ id: 'Reply', description: 'A reply, or a comment without its replies.' })
export type Reply = z.output<typeof reply>

export const comment = reply
  .extend({
    replyCount: z.number().int().describe('How many replies are visible to everybody.'),
    replies: z
      .array(reply)
      .describe(
        'The first replies, and those held for a moderator that this viewer may see; empty for a new comment.',
      ),
    repliesCursor: z
      .string()
      .nullable()
      .describe('The cursor of the remaining replies; null when there are no more.'),
  })
  .meta({ id: 'Comment', description: 'A top-level comment with its first replies.' })
export type Comment = z.output<typeof comment>

const commentParams = z.object({ postId: idOf('the post'), commentId: idOf('the comment') })

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
    summary: 'Add a comment to a post, or a reply to a comment',
    example: { body: { text: 'I saw them there as well.', isAnonymous: true } },
    access: 'user',
    status: 201,
    params: idParams,
    /** The scope of an idempotency key is one post. */
    headers: keyed,
    body: z.object({
      text: requiredText(commentTexts.text),
      isAnonymous: flag(false),
      parentId: id.optional().describe('The comment on this post that the new one replies to.'),
      confirmsName: flag(false).describe(
        'The author knows that their name may tell who wrote the anonymous post or comment of theirs above. Without it, such a comment is refused.',
      ),
    }),
    response: z.object({ success, message: z.string(), comment }),
    errors: [
      'post_not_found',
      'post_not_public',
      'comment_not_found',
      'key_reused',
      'reply_to_reply',
      'name_below_own_post',
      'name_below_own_comment',
    ],
    limit: { times: 30, seconds: 600, shared: { atOnce: 1 } },
  }),
  'GET /posts/:id/comments': endpoint({
    summary: 'List the comments of a post, newest first; paginated by page or cursor',
    access: 'guest',
    params: idParams,
    query: z.object({ page, limit: pageSize(limits.commentPage), cursor }),
    response: z.object({
      success,
      comments: z.array(comment),
      ...paging,
      commentCount: z
        .number()
        .int()
        .describe('Includes replies; `total` and the pages count top-level comments only.'),
      nextCursor: z
        .string()
        .nullable()
        .describe(
          'The cursor of the next page. With it no comment is repeated or skipped when others are added or removed in between.',
        ),
    }),
    errors: ['post_not_found'],
  }),
  'GET /posts/:postId/comments/:commentId/replies': endpoint({
    summary: 'List the replies to a comment, oldest first; paginated by cursor',
    access: 'guest',
    params: commentParams,
    query: z.object({ limit: pageSize(limits.replyPage), cursor }),
    response: z.object({ success, replies: z.array(reply), nextCursor }),
    errors: ['post_not_found', 'comment_not_found'],
  }),
  'DELETE /posts/:postId/comments/:commentId': endpoint({
    summary:
      'Delete your own comment and its replies; admins can delete any comment, and its author is notified of the reason',
    access: 'user',
    params: commentParams,
    body: removal,
    response: done,
    errors: ['post_not_found', 'comment_not_found', 'comment_delete_forbidden'],
  }),
  'POST /posts/:postId/comments/:commentId/upvote': endpoint({
    summary: 'Upvote a comment; removes an existing upvote, replaces a downvote',
    ...vote,
  }),
  'POST /posts/:postId/comments/:commentId/downvote': endpoint({
    summary: 'Downvote a comment; removes an existing downvote, replaces an upvote',
    ...vote,
  }),
} as const
