import { z } from 'zod'
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

/** Whose an item is for the next minutes. */
const claim = z.object({ name: z.string(), isMine: z.boolean(), until: time })

/** A row of the queue. */
export const deskItem = z.object({
  kind,
  /** Of what it is about: the post, the entry, the flagged thing, the request. */
  id: z.string(),
  subject: z.enum(deskSubjects),
  title: z.string(),
  /** The beginning of its text. */
  excerpt: z.string(),
  place: z.string(),
  /** Since when it waits; of what is anonymous the beginning of the day. */
  since: time,
  marks: z.array(z.enum(deskMarks)),
  /** Open flags. */
  flagCount: z.number().int(),
  /** Another one after every change of what there is to decide on; sent with a decision, it must still be the one that was looked at. */
  version: z.string(),
  claim: claim.nullable(),
})
export type DeskItem = z.output<typeof deskItem>

const note = z.object({
  _id: z.string(),
  text: z.string(),
  /** null when the account is gone. */
  by: named.nullable(),
  createdAt: time,
})
export type DeskNote = z.output<typeof note>

/** Another report, as far as it helps to judge this one. */
const related = post
  .pick({ _id: true, title: true, location: true, isAnonymous: true, createdAt: true })
  .extend({ excerpt: z.string(), state: z.enum(reviewStates) })
export type RelatedReport = z.output<typeof related>

const facts = z.object({
  /** Public reports of the last week that say much the same of the same place; null when the search is too busy. */
  similar: z.array(related).nullable(),
  /** The latest other reports about the same suspects, public or not. */
  ofSuspects: z.array(related),
  /** What people have said against it, the latest first, open or cleared. */
  flags: z.array(report.extend({ state: z.enum(['open', 'cleared']) })),
  /** How many there have been; `flags` holds the latest of them. */
  totalFlags: z.number().int(),
  /** What moderators did with it, the latest first. */
  history: z.array(
    z.object({ action: z.enum(auditActions), at: time, by: named, reason: z.string().optional() }),
  ),
  /** Of an author with a name; null for an anonymous one, of whom nothing is told, and when the account is gone. */
  standing: standing.nullable(),
  /** What moderators have written for each other, the oldest first. */
  notes: z.array(note),
})
export type DeskFacts = z.output<typeof facts>

/** The whole thing; what it is not, or does not belong to, is null or empty. */
const thing = z.object({
  /** The post itself, or the one that it belongs to. */
  post: post.nullable(),
  /** The suspects of the post, whole. */
  criminals: z.array(suspect),
  /** The entries of the post, those that wait among them, the latest first. */
  timelines: z.array(timeline),
  timeline: timeline.nullable(),
  comment: reply.nullable(),
  /** What the comment answers. */
  answered: reply.nullable(),
  suspect: suspect.nullable(),
  person: named.extend({ avatar: z.string().nullable() }).nullable(),
  request: supportRequest.nullable(),
})
export type DeskThing = z.output<typeof thing>

const wanted = {
  /** Those of these kinds alone; all when it is left out or empty. */
  kind: z.enum([...deskKinds, ''], unknown).default(''),
  /** Those that have waited for so many hours at least. */
  age: z.coerce.number({ error: 'validation' }).int().min(0).max(10_000).default(0),
  /** Part of what is said of the place. */
  place: optionalText(reportTexts.location),
  media: z.enum(['yes', 'no', ''], unknown).default(''),
  /** Those whose author is named and has nothing approved yet. What is anonymous is not among them, whoever wrote it. */
  firstTime: flag(false),
  /** Those that I have claimed. */
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
    /** Told to whoever wrote it, where there is something to tell. */
    reason: optionalText(reviewTexts.reason),
  })
  .refine((each) => deskActions[each.kind].some((action) => action === each.action), {
    ...unknown,
    path: ['action'],
  })
  // Whoever made what is removed or taken down is told why.
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
      /** How many there are of each kind, all else as asked. */
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
      /** Leave these out: what has been looked at and put by. */
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
      /** What could not be decided on, and why; the others are decided all the same. */
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
