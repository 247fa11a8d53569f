import type { DeskFacts, DeskItem, DeskNote, RelatedReport } from '@bichar/contract/desk.ts'
import type { DeskMark } from '@bichar/contract/rules/desk.ts'
import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import type { SignedIn } from '../actor.ts'
import { actorView } from '../audit/audit.ts'
import { reportView } from '../flags/view.ts'
import { standingView } from '../moderation/view.ts'
import type { RelatedRow } from './factStore.ts'
import type { KnownRows } from './facts.ts'
import type { QueueRow } from './feed.ts'
import type { NoteRow } from './noteStore.ts'

/** Cuts between characters, never within a surrogate pair. */
const beginningOf = (text: string): string =>
  [...text.slice(0, 2 * serverLimits.excerpt)].slice(0, serverLimits.excerpt).join('')

const marksOf = (row: QueueRow): DeskMark[] => {
  const is: Record<DeskMark, boolean> = {
    urgent: row.is_urgent,
    held: row.is_held,
    changed: row.is_changed,
    returned: row.was_returned,
    firstTime: row.is_first_time,
    anonymous: row.is_anonymous,
    media: row.has_media,
  }
  return (Object.keys(is) as DeskMark[]).filter((mark) => is[mark])
}

export const itemView = (row: QueueRow, admin: SignedIn): DeskItem => ({
  kind: row.kind,
  id: row.id,
  subject: row.subject,
  title: row.title,
  excerpt: beginningOf(row.text),
  place: row.place,
  since: row.since.toISOString(),
  marks: marksOf(row),
  flagCount: row.flag_count,
  version: row.version,
  claim:
    row.claimer_name === null || row.claimed_until === null
      ? null
      : {
          name: row.claimer_name,
          isMine: row.claimed_by === admin.userId,
          until: row.claimed_until.toISOString(),
        },
})

export const noteView = ({ id, text, author_id, author_name, created_at }: NoteRow): DeskNote => ({
  _id: id,
  text,
  by: author_id === null || author_name === null ? null : { _id: author_id, name: author_name },
  createdAt: created_at.toISOString(),
})

const relatedView = (row: RelatedRow): RelatedReport => ({
  _id: row.id,
  title: row.title,
  location: row.location,
  isAnonymous: row.is_anonymous,
  createdAt: row.created_at.toISOString(),
  excerpt: beginningOf(row.description),
  state: row.review_state,
})

export const factsView = ({
  similar,
  ofSuspects,
  flags,
  history,
  standing,
  notes,
}: KnownRows): DeskFacts => ({
  similar: similar?.map(relatedView) ?? null,
  ofSuspects: ofSuspects.map(relatedView),
  flags: flags.rows.map((row) => ({ ...reportView(row), state: row.state })),
  totalFlags: flags.total,
  history: history.map((row) => ({
    action: row.action,
    at: row.at.toISOString(),
    by: actorView(row),
    ...(row.reason !== null && { reason: row.reason }),
  })),
  standing: standingView(standing),
  notes: notes.map(noteView),
})
