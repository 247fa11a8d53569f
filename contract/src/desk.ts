import { z } from 'zod'
import { auditActor } from './audit.ts'
import { reply } from './comments.ts'
import { endpoint } from './endpoint.ts'
import {
  cursor,
  done,
  flag,
  id,
  idParams,
  keyed,
  optionalText,
  pageSize,
  requiredText,
  success,
  time,
} from './fields.ts'
import { report } from './flags.ts'
import { standing } from './moderation.ts'
import { post, reviewStates } from './posts.ts'
import { auditActions } from './rules/auditActions.ts'
import { deskActions, deskKinds, deskMarks, deskSubjects } from './rules/desk.ts'
import { limits } from './rules/limits.ts'
import { deskTexts, reportTexts, reviewTexts, searchText } from './rules/texts.ts'
import { supportRequest } from './support.ts'
import { suspect } from './suspects.ts'
import { timeline } from './timelines.ts'

const unknown = { error: 'unknown_value' }
const kind = z.enum(deskKinds, unknown)
const named = z.object({ _id: z.string(), name: z.string() })

/** Which moderator has claimed an item, and until when. */
const claim = z.object({ name: z.string(), isMine: z.boolean(), until: time })

/** A row of the queue. */
export const deskItem = z.object({
  kind,
  /** The id of the subject: the post, the timeline entry, the flagged item or the support request. */
  id: z.string(),
  subject: z.enum(deskSubjects),
  title: z.string(),
  /** The beginning of its text. */
  excerpt: z.string(),
  place: z.string(),
  /** Since when the item has waited; for an anonymous one, the beginning of that day. */
  since: time,
  marks: z.array(z.enum(deskMarks)),
  /** How many flags are open. */
  flagCount: z.number().int(),
  /**
   * Changes whenever the subject of the decision changes. A decision sends the version the moderator saw, and is refused if it is
   * outdated.
   */
  version: z.string(),
  claim: claim.nullable(),
})
export type DeskItem = z.output<typeof deskItem>

const note = z.object({
  _id: z.string(),
  text: z.string(),
  /** null when the account has been deleted. */
  by: named.nullable(),
  createdAt: time,
})
export type DeskNote = z.output<typeof note>

/** The fields of another report that help to judge this one. */
const related = post
  .pick({ _id: true, title: true, location: true, isAnonymous: true, createdAt: true })
  .extend({ excerpt: z.string(), state: z.enum(reviewStates) })
export type RelatedReport = z.output<typeof related>

const facts = z.object({
  /** Public reports of the last week with similar words about the same place; null when the search is overloaded. */
  similar: z.array(related).nullable(),
  /** The latest other reports about the same suspects, public or not. */
  ofSuspects: z.array(related),
  /** The flags against it, open or cleared, the latest first. */
  flags: z.array(report.extend({ state: z.enum(['open', 'cleared']) })),
  /** How many flags there have been in total; `flags` holds only the latest. */
  totalFlags: z.number().int(),
  /** What moderators did to it, the latest first. */
  history: z.array(
    z.object({ action: z.enum(auditActions), at: time, by: auditActor, reason: z.string().optional() }),
  ),
  /** The record of a named author; null for an anonymous author, whose record stays hidden, and when the account has been deleted. */
  standing: standing.nullable(),
  /** Notes of moderators for each other, the oldest first. */
  notes: z.array(note),
})
export type DeskFacts = z.output<typeof facts>

/** The full subject of an item. Fields that do not apply to its kind are null or empty. */
const thing = z.object({
  /** The post itself, or the post that the subject belongs to. */
  post: post.nullable(),
  /** The full profiles of the suspects of the post. */
  criminals: z.array(suspect),
  /** All timeline entries of the post, also those that wait for approval, the latest first. */
  timelines: z.array(timeline),
  timeline: timeline.nullable(),
  comment: reply.nullable(),
  /** The comment that the flagged comment replies to. */
  answered: reply.nullable(),
  suspect: suspect.nullable(),
  person: named.extend({ avatar: z.string().nullable() }).nullable(),
  request: supportRequest.nullable(),
})
export type DeskThing = z.output<typeof thing>

const wanted = {
  /** Only items of this kind; all kinds when left out or empty. */
  kind: z.enum([...deskKinds, ''], unknown).default(''),
  /** Only items that have waited for at least this many hours. */
  age: z.coerce.number({ error: 'validation' }).int().min(0).max(10_000).default(0),
  /** A part of the text of the location. */
  place: optionalText(reportTexts.location),
  media: z.enum(['yes', 'no', ''], unknown).default(''),
  /** Only items whose author is named and has no approved post yet. An anonymous item never matches, whoever wrote it. */
  firstTime: flag(false),
  /** Only items that I have claimed. */
  mine: flag(false),
  search: optionalText(searchText),
}

const itemParams = z.object({ kind, id })
const ofItem = z.object({ success, item: deskItem, thing, facts })

const decision = z
  .object({
    kind,
    id,
    version: z.string({ error: 'validation' }).min(1).max(100, { error: 'too_long' }),
    action: z.enum(Object.values(deskActions).flat(), unknown),
    /** The author receives it, if the action notifies the author. */
    reason: optionalText(reviewTexts.reason),
  })
  .refine((each) => deskActions[each.kind].some((action) => action === each.action), {
    ...unknown,
    path: ['action'],
  })
  // The author of removed or unpublished content must be told the reason.
  .refine(({ kind: of, action, reason }) => of !== 'flag' || action === 'keep' || reason !== '', {
    error: 'reason_required',
    path: ['reason'],
  })

const decisions = z
  .array(decision, { error: 'validation' })
  .min(1, { error: 'validation' })
  .max(limits.deskDecisions, { error: 'validation' })

export const desk = {
  'GET /admin/desk': endpoint({
    summary:
      'What waits for a moderator: the urgent first, then the oldest; without what is about to be decided',
    access: 'admin',
    query: z.object({ ...wanted, limit: pageSize(limits.deskPage), cursor }),
    response: z.object({
      success,
      items: z.array(deskItem),
      /** How many items of each kind match the other filters. */
      counts: z.record(z.enum(deskKinds), z.number().int()),
      nextCursor: z.string().nullable(),
    }),
  }),
  'POST /admin/desk/next': endpoint({
    summary:
      'Claim the first of the queue that nobody else has claimed, and read it; null when there is none',
    access: 'admin',
    body: z.object({
      ...wanted,
      /** Items to leave out because the moderator has already looked at them and skipped them. */
      skip: z.array(id).max(limits.deskDecisions).default([]),
    }),
    response: z.object({ success, next: ofItem.omit({ success: true }).nullable() }),
  }),
  'GET /admin/desk/:kind/:id': endpoint({
    summary: 'One item with the whole thing and what is known of it; does not claim it',
    access: 'admin',
    params: itemParams,
    response: ofItem,
    errors: ['desk_item_not_found'],
  }),
  'POST /admin/desk/:kind/:id/claim': endpoint({
    summary: 'Claim an item for five minutes, or for five more',
    access: 'admin',
    params: itemParams,
    response: z.object({ success, claim }),
    errors: ['desk_item_not_found', 'claimed'],
  }),
  'DELETE /admin/desk/:kind/:id/claim': endpoint({
    summary: 'Give back what I have claimed; what I have not, stays as it is',
    access: 'admin',
    params: itemParams,
    response: done,
  }),
  'POST /admin/desk/:kind/:id/notes': endpoint({
    summary: 'Write a note for the other moderators; it goes with what it is about',
    access: 'admin',
    status: 201,
    params: itemParams,
    headers: keyed,
    body: z.object({ text: requiredText(deskTexts.note) }),
    response: z.object({ success, note }),
    errors: ['desk_item_not_found'],
    limit: { times: 120, seconds: 600 },
  }),
  'POST /admin/desk/decisions': endpoint({
    summary: 'Decide on up to fifty items; it takes effect after ten seconds, and until then can be undone',
    access: 'admin',
    body: z.object({ decisions }),
    response: z.object({
      success,
      decisions: z.array(z.object({ _id: z.string(), kind, id: z.string(), dueAt: time })),
      /** The items that could not be decided on, with the reason; all other items are decided nevertheless. */
      refused: z.array(
        z.object({
          kind,
          id: z.string(),
          code: z.enum(['desk_item_not_found', 'claimed', 'conflict', 'already_decided']),
        }),
      ),
    }),
    limit: { times: 300, seconds: 60 },
  }),
  'DELETE /admin/desk/decisions/:id': endpoint({
    summary: 'Undo a decision of mine that has not taken effect; the item is mine again for five minutes',
    access: 'admin',
    params: idParams,
    response: done,
    errors: ['decision_taken'],
  }),
} as const
