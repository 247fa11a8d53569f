import { z } from 'zod'
import { alts } from './attachments.ts'
import { auditActor } from './audit.ts'
import { reply } from './comments.ts'
import { decidedVersion, decisions, kind, unknown, wanted } from './deskFields.ts'
import { endpoint } from './endpoint.ts'
import {
  canModerate,
  cursor,
  done,
  id,
  idOf,
  idParams,
  keyed,
  nextCursor,
  pageSize,
  requiredText,
  success,
  time,
  uuid,
} from './fields.ts'
import { report } from './flags.ts'
import { standing } from './moderation.ts'
import { post, reviewStates } from './posts.ts'
import { auditActions } from './rules/auditActions.ts'
import { describedKinds, deskKinds, deskMarks, deskSubjects } from './rules/desk.ts'
import { findingKinds } from './rules/findings/findingKinds.ts'
import { limits } from './rules/limits.ts'
import { fieldNames, type ReportField } from './rules/reportFields.ts'
import { deskTexts } from './rules/texts.ts'
import { supportRequest } from './support.ts'
import { namesake, suspect, suspectRevision } from './suspects.ts'
import { timeline } from './timelines.ts'

const named = z.object({ _id: uuid, name: z.string() })

/** Which moderator has claimed an item, and until when. */
const claim = z.object({ name: z.string(), isMine: z.boolean(), until: time })

export const deskItem = z
  .object({
    kind,
    id: z
      .string()
      .describe(
        'The id of the subject: the post, the timeline entry, the suspect, the flagged item or the support request; or of the change.',
      ),
    subject: z.enum(deskSubjects),
    title: z.string(),
    excerpt: z.string().describe('The beginning of its text.'),
    place: z.string(),
    since: time.describe('Since when the item has waited; for an anonymous one, the beginning of that day.'),
    marks: z.array(z.enum(deskMarks)),
    flagCount: z.number().int().describe('How many flags are open.'),
    findingCount: z
      .number()
      .int()
      .describe(
        'How much in its texts a moderator should look at: contact details, numbers, threats and the like, with the watch words.',
      ),
    findingKinds: z.array(z.enum(findingKinds)).describe('What kinds these are of.'),
    version: z
      .string()
      .describe(
        'Changes whenever the subject of the decision changes. A decision sends the version the moderator saw, and is refused if it is outdated.',
      ),
    claim: claim.nullable(),
    can: canModerate,
  })
  .meta({ id: 'DeskItem', description: 'A row of the queue.' })
export type DeskItem = z.output<typeof deskItem>

const note = z
  .object({
    _id: uuid,
    text: z.string(),
    by: named.nullable().describe('null when the account has been deleted.'),
    createdAt: time,
  })
  .meta({ id: 'DeskNote', description: 'A note of a moderator for other moderators.' })
export type DeskNote = z.output<typeof note>

const related = post
  .pick({ _id: true, title: true, location: true, isAnonymous: true, createdAt: true })
  .extend({ excerpt: z.string(), state: z.enum(reviewStates) })
  .meta({ id: 'RelatedReport', description: 'The fields of another report that help to judge this one.' })
export type RelatedReport = z.output<typeof related>

const approvedVersion = post
  .pick({
    ...(Object.fromEntries(fieldNames.map((field) => [field, true])) as Record<ReportField, true>),
    place: true,
    isAnonymous: true,
  })
  .extend({
    criminals: z.array(named),
    addedMedias: z
      .number()
      .int()
      .describe('How many pictures, videos and recordings have been added and removed since.'),
    removedMedias: z.number().int(),
    alts: z.array(z.string()).describe('The `alt` of each of its files.'),
  })
  .meta({ id: 'ApprovedVersion', description: 'A post as it was approved last.' })
export type ApprovedVersion = z.output<typeof approvedVersion>

const facts = z
  .object({
    similar: z
      .array(related)
      .nullable()
      .describe(
        'Public reports of the last week with similar words about the same place; null when the search is overloaded.',
      ),
    ofSuspects: z.array(related).describe('The latest other reports about the same suspects, public or not.'),
    sameName: z
      .array(namesake)
      .nullable()
      .describe(
        'Suspects who have the name of one that is not public yet, or that a change gives; null when the search is overloaded.',
      ),
    flags: z
      .array(report.extend({ state: z.enum(['open', 'cleared']) }))
      .describe('The flags against it, open or cleared, the latest first.'),
    totalFlags: z
      .number()
      .int()
      .describe('How many flags there have been in total; `flags` holds only the latest.'),
    history: z
      .array(
        z.object({ action: z.enum(auditActions), at: time, by: auditActor, reason: z.string().optional() }),
      )
      .describe('What moderators did to it, the latest first.'),
    standing: standing
      .nullable()
      .describe(
        'The record of a named author; null for an anonymous author, whose record stays hidden, and when the account has been deleted.',
      ),
    notes: z.array(note).describe('Notes of moderators for each other, the oldest first.'),
    watchWords: z.array(z.string()).describe('The entries of the watch list that its texts contain.'),
    approved: approvedVersion.nullable().describe('For a post that was edited after it had been approved.'),
  })
  .meta({ id: 'DeskFacts', description: 'What helps a moderator to decide on an item.' })
export type DeskFacts = z.output<typeof facts>

const thing = z
  .object({
    post: post.nullable().describe('The post itself, or the post that the subject belongs to.'),
    criminals: z.array(suspect).describe('The full profiles of the suspects of the post.'),
    timelines: z
      .array(timeline)
      .describe('All timeline entries of the post, also those that wait for approval, the latest first.'),
    timeline: timeline.nullable(),
    comment: reply.nullable(),
    answered: reply.nullable().describe('The comment that the flagged comment replies to.'),
    suspect: suspect.nullable(),
    change: suspectRevision
      .pick({ _id: true, createdAt: true, changes: true })
      .nullable()
      .describe('What a proposed change would change of the suspect as it is now.'),
    person: named.extend({ avatar: z.string().nullable() }).nullable(),
    request: supportRequest.nullable(),
  })
  .meta({
    id: 'DeskSubject',
    description: 'The full subject of an item. Fields that do not apply to its kind are null or empty.',
  })
export type DeskThing = z.output<typeof thing>

const itemParams = z.object({ kind: kind.describe('The kind of the item.'), id: idOf('the item') })
const ofItem = z.object({ success, item: deskItem, thing, facts })

export const desk = {
  'GET /admin/desk': endpoint({
    summary:
      'List the moderation queue: urgent items first, then the oldest, without items that have a pending decision',
    access: 'admin',
    query: z.object({ ...wanted, limit: pageSize(limits.deskPage), cursor }),
    response: z.object({
      success,
      items: z.array(deskItem),
      counts: z
        .record(z.enum(deskKinds), z.number().int())
        .describe('How many items of each kind match the other filters.'),
      nextCursor,
    }),
  }),
  'POST /admin/desk/next': endpoint({
    summary:
      'Claim and get the next item of the moderation queue that is unclaimed and open to this moderator; null if there is none',
    access: 'admin',
    body: z.object({
      ...wanted,
      skip: z
        .array(id)
        .max(limits.deskDecisions)
        .default([])
        .describe('Items to leave out because the moderator has already looked at them and skipped them.'),
    }),
    response: z.object({ success, next: ofItem.omit({ success: true }).nullable() }),
  }),
  'GET /admin/desk/:kind/:id': endpoint({
    summary: 'Get one item of the moderation queue with its context, without claiming it',
    access: 'admin',
    params: itemParams,
    response: ofItem,
    errors: ['desk_item_not_found'],
  }),
  'POST /admin/desk/:kind/:id/claim': endpoint({
    summary: 'Claim an item for five minutes, or extend the claim',
    access: 'admin',
    params: itemParams,
    response: z.object({ success, claim }),
    errors: ['desk_item_not_found', 'own_item', 'claimed'],
  }),
  'DELETE /admin/desk/:kind/:id/claim': endpoint({
    summary: 'Release your own claim on an item; claims of others are not affected',
    access: 'admin',
    params: itemParams,
    response: done,
  }),
  'POST /admin/desk/:kind/:id/notes': endpoint({
    summary: 'Add a note for other moderators to an item; deleted together with what it is about',
    access: 'admin',
    status: 201,
    params: itemParams,
    headers: keyed,
    body: z.object({ text: requiredText(deskTexts.note) }),
    response: z.object({ success, note }),
    errors: ['desk_item_not_found', 'key_reused'],
    limit: { times: 120, seconds: 600 },
  }),
  'PUT /admin/desk/:kind/:id/alts': endpoint({
    summary: 'Say what the files of an item show, or what is said in them, before it is decided on',
    access: 'admin',
    params: itemParams.extend({ kind: z.enum(describedKinds, unknown).describe('The kind of the item.') }),
    body: z.object({
      version: decidedVersion.describe('The `version` that the moderator saw.'),
      /** The `alt` of each file of the item, in the order of the files; those of the last files may be left out, and stay. */
      alts,
    }),
    response: done,
    errors: ['desk_item_not_found', 'own_item', 'conflict', 'too_many_alts'],
    limit: { times: 120, seconds: 600 },
  }),
  'POST /admin/desk/decisions': endpoint({
    summary:
      'Submit decisions on up to 50 items; they take effect after ten seconds and can be undone until then',
    access: 'admin',
    body: z.object({ decisions }),
    response: z.object({
      success,
      decisions: z.array(z.object({ _id: uuid, kind, id: z.string(), dueAt: time })),
      refused: z
        .array(
          z.object({
            kind,
            id: z.string(),
            code: z.enum(['desk_item_not_found', 'own_item', 'claimed', 'conflict', 'already_decided']),
          }),
        )
        .describe(
          'The items that could not be decided on, with the reason; all other items are decided nevertheless.',
        ),
    }),
    limit: { times: 300, seconds: 60 },
  }),
  'POST /admin/desk/decisions/hold': endpoint({
    summary:
      'Hold back your own decisions for another ten seconds; those that have taken effect are left out',
    access: 'admin',
    body: z.object({ ids: z.array(id).min(1).max(50) }),
    response: z.object({ success, held: z.array(z.string()) }),
    limit: { times: 300, seconds: 60 },
  }),
  'DELETE /admin/desk/decisions/:id': endpoint({
    summary: 'Undo your own decision before it takes effect; claims the item again for five minutes',
    access: 'admin',
    params: idParams,
    response: done,
    errors: ['decision_taken'],
  }),
} as const
