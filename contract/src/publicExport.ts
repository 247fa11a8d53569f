import type { z } from 'zod'
import { reply } from './comments.ts'
import { uuid } from './fields.ts'
import { post } from './posts.ts'
import { suspect } from './suspects.ts'
import { timeline } from './timelines.ts'

const isViewers = { can: true } as const

/**
 * What an operator exports of the public content: the elements of the API as guests read them, without authors, and without what depends
 * on who reads.
 */
export const exported = {
  posts: post
    .omit({ ...isViewers, user: true, hasReacted: true, review: true, isAllowed: true })
    .omit({ hasPendingSuspects: true, reportCount: true, withoutAccount: true, publishedOn: true })
    .describe('A public report.'),
  comments: reply
    .pick({ _id: true, parentId: true, text: true, isAnonymous: true, createdAt: true })
    .extend({ postId: uuid, upvoteCount: reply.shape.upvoteCount, downvoteCount: reply.shape.downvoteCount })
    .describe('A comment on a public report, or a reply to one.'),
  timelines: timeline
    .omit({ ...isViewers, createdBy: true, isApproved: true })
    .describe('An approved entry of the timeline of a public report.'),
  suspects: suspect
    .pick({ _id: true, name: true, age: true, gender: true, dangerLevel: true, status: true, location: true })
    .extend({
      crimeTypes: suspect.shape.crimeTypes,
      photo: suspect.shape.photo,
      isMinor: suspect.shape.isMinor,
    })
    .extend({ createdAt: suspect.shape.createdAt })
    .describe('A public suspect. An accusation is not a conviction.'),
} as const

export type ExportedKind = keyof typeof exported
export type Exported<Kind extends ExportedKind> = z.output<(typeof exported)[Kind]>
