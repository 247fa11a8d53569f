import type { ApprovedVersion, DeskFacts, DeskItem, DeskNote, RelatedReport } from '@bichar/contract/desk.ts'
import type { DeskMark } from '@bichar/contract/rules/desk.ts'
import type { WatchList } from '@bichar/contract/rules/findings/watchList.ts'
import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import { actorView } from '../audit/audit.ts'
import type { SignedIn } from '../core/actor.ts'
import { reportView } from '../flags/view.ts'
import { moderationHistoryView } from '../moderation/view.ts'
import { namesOfPlace } from '../places/chosen.ts'
import { fieldsIn, fieldsOf } from '../posts/fields.ts'
import { namesakeView } from '../suspects/view.ts'
import type { ApprovedRow, RelatedRow } from './factStore.ts'
import type { KnownRows } from './facts.ts'
import type { QueueRow } from './feed.ts'
import { findingsView } from './findings.ts'
import type { NoteRow } from './noteStore.ts'

/** Cuts between characters, never within a surrogate pair. */
const beginningOf = (text: string): string =>
  [...text.slice(0, 2 * serverLimits.excerpt)].slice(0, serverLimits.excerpt).join('')

const marksOf = (row: QueueRow): DeskMark[] => {
  const is: Record<DeskMark, boolean> = {
    urgent: row.is_urgent,
    held: row.is_held,
    edited: row.was_edited,
    changed: row.is_changed,
    returned: row.was_returned,
    firstTime: row.is_first_time,
    anonymous: row.is_anonymous,
    media: row.has_media,
    names: row.names_proposed,
    imported: row.is_imported,
  }
  return (Object.keys(is) as DeskMark[]).filter((mark) => is[mark])
}

interface ViewContext {
  /** The ids of the items that are the admin's own and that another admin has to decide. */
  own: ReadonlySet<string>
  watchList: WatchList
}

export const itemView = (row: QueueRow, admin: SignedIn, { own, watchList }: ViewContext): DeskItem => ({
  kind: row.kind,
  id: row.id,
  subject: row.subject,
  title: row.title,
  excerpt: beginningOf(row.text),
  place: row.place,
  since: row.since.toISOString(),
  marks: marksOf(row),
  flagCount: row.flag_count,
  ...findingsView(row, watchList),
  version: row.version,
  claim:
    row.claimer_name === null || row.claimed_until === null
      ? null
      : {
          name: row.claimer_name,
          isMine: row.claimed_by === admin.userId,
          until: row.claimed_until.toISOString(),
        },
  can: { moderate: !own.has(row.id) },
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

const approvedView = (row: ApprovedRow): ApprovedVersion => {
  // A field that was added since is not in the stored version.
  const fields = fieldsIn(fieldsOf(row.fields))
  const missingIn = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => !others.includes(id)).length
  return {
    ...fields,
    place: namesOfPlace(fields),
    isAnonymous: row.is_anonymous,
    criminals: row.suspects.map(({ id, name }) => ({ _id: id, name })),
    addedMedias: missingIn(row.current_media_ids, row.media_ids),
    removedMedias: missingIn(row.media_ids, row.current_media_ids),
    alts: row.alts,
  }
}

export const factsView = (
  {
    similar,
    ofSuspects,
    sameName,
    flags,
    history,
    moderationHistory,
    notes,
    watchWords,
    approved,
  }: KnownRows,
  admin: SignedIn,
): DeskFacts => ({
  similar: similar?.map(relatedView) ?? null,
  ofSuspects: ofSuspects.map(relatedView),
  sameName: sameName?.map((row) => namesakeView(row, admin)) ?? null,
  flags: flags.rows.map((row) => ({ ...reportView(row), state: row.state })),
  totalFlags: flags.total,
  history: history.map((row) => ({
    action: row.action,
    at: row.at.toISOString(),
    by: actorView(row),
    ...(row.reason !== null && { reason: row.reason }),
  })),
  standing: moderationHistoryView(moderationHistory),
  notes: notes.map(noteView),
  watchWords,
  approved: approved ? approvedView(approved) : null,
})
