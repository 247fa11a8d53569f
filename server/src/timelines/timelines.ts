import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import type { Timeline } from '@bichar/contract/timelines.ts'
import { recordAction } from '../audit/audit.ts'
import { refuseOwnItem } from '../audit/ownItems.ts'
import { coarseTimestamp } from '../authorship/days.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Upload } from '../core/upload.ts'
import type { Tx } from '../db/db.ts'
import { createOnce, type IdempotencyKey, storedKey } from '../db/idempotent.ts'
import { newId } from '../db/ids.ts'
import { transact } from '../db/transaction.ts'
import { onEntryApproved } from '../follows/news.ts'
import { changeWithUploads } from '../media/attach.ts'
import { removeMedia, renameMedia, type StoredMedia } from '../media/media.ts'
import { beforeFlaggedDeleted } from '../notifications/flagged.ts'
import {
  beforeTimelineDeleted,
  onTimelineDecided,
  onTimelinePending,
  onTimelineRemoved,
} from '../notifications/triggers.ts'
import { lockPost, type PostColumns } from '../posts/changeStore.ts'
import { isAuthor, type OwnedRow, abilities as onPost } from '../posts/policy.ts'
import { lockVisiblePost, readPost } from '../posts/posts.ts'
import { abilities, isCreator, isUnnamed, mayKnowOf, whoseEntry } from './policy.ts'
import {
  countWaitingOfAuthor,
  deleteTimelineRow,
  evidenceOf,
  findTimeline,
  insertTimeline,
  lockTimeline,
  setApproved,
  type TimelineRow,
} from './store.ts'

export interface NewTimeline extends IdempotencyKey, Pick<Timeline, 'step' | 'origin'> {
  title: string
  /** YYYY-MM-DD */
  date: string
  desc: string
  location: string
  source: string
}

/** Adds an entry to a post, which then waits for approval. */
export async function addTimeline(
  deps: Deps,
  actor: SignedIn,
  postId: string,
  entry: NewTimeline,
  evidence: readonly Upload[],
): Promise<TimelineRow> {
  // Checked before the files are processed.
  refuseToAdd(await readPost(deps, actor, postId), actor)
  const key = storedKey(deps, ['timelines', actor.userId, postId], entry)
  const id = await createOnce(deps.kysely, key, (id, keepKey) =>
    changeWithUploads(deps, evidence, async (tx, stored) => {
      await keepKey(tx)
      const post = await lockVisiblePost(deps, tx, actor, postId)
      await addToLockedPost(deps, tx, actor, post, entry, { id, stored })
    }),
  )
  return found(await findTimeline(deps, deps.kysely, id, actor.userId))
}

/** Adds an entry to a post that this transaction has locked, and returns its id. It needs no other connection. */
export async function addToLockedPost(
  deps: Deps,
  tx: Tx,
  actor: SignedIn,
  post: PostColumns,
  entry: NewTimeline,
  { id, stored }: Pick<Added, 'id' | 'stored'> = { id: newId(), stored: [] },
): Promise<string> {
  refuseToAdd(post, actor)
  const by_author = post.is_anonymous && isAuthor(post, actor)
  const user_id = by_author ? null : actor.userId
  await writeEntry(deps, tx, post, entry, { id, user_id, by_author, stored })
  if (!isAuthor(post, actor)) {
    await recordAction(tx, actor, {
      action: 'timeline.add',
      subject: { kind: 'timeline', id },
      detail: { postId: post.id },
    })
  }
  return id
}

function refuseToAdd(post: OwnedRow, actor: SignedIn): void {
  if (!onPost(post, actor).addTimeline) throw new ApiError('timeline_add_forbidden')
}

/** Adds an entry for whoever has the follow-up code of a post without an author; it counts as an entry by the author. */
export async function addAuthorsEntry(deps: Deps, postId: string, entry: NewTimeline): Promise<void> {
  const key = storedKey(deps, ['timelines', 'by code', postId], entry)
  await createOnce(deps.kysely, key, (id, keepKey) =>
    transact(deps.kysely, async (tx) => {
      await keepKey(tx)
      const post = await lockPost(deps, tx, postId)
      if (!post) throw new ApiError('post_not_found')
      if ((await countWaitingOfAuthor(tx, postId)) >= serverLimits.followUpEntries)
        throw new ApiError('too_many_entries_waiting')
      await writeEntry(deps, tx, post, entry, { id, user_id: null, by_author: true, stored: [] })
    }),
  )
}

interface Added {
  id: string
  user_id: string | null
  by_author: boolean
  stored: readonly Pick<StoredMedia, 'id' | 'alt'>[]
}

/** Writes an entry, which then waits for approval, on a post that this transaction has locked. Returns its id. */
export async function writeEntry(
  deps: Deps,
  tx: Tx,
  post: { id: string },
  { title, date, desc, ...rest }: NewTimeline,
  { id, stored, ...whose }: Added,
): Promise<void> {
  const { step, origin, location, source } = rest
  const entry = {
    post_id: post.id,
    title,
    description: desc,
    happened_on: date,
    step,
    origin,
    location,
    source,
  }
  const { by_author } = whose
  const created_at = coarseTimestamp(new Date(), by_author)
  await insertTimeline(tx, { id, ...whose, ...entry, created_at }, stored)
  await onTimelinePending(deps, tx, { id, by_author }, post.id)
}

/** Approves an entry or takes the approval back; toggles if `action` is undefined. */
export const decideTimeline = (
  deps: Deps,
  admin: SignedIn,
  id: string,
  action?: 'approve' | 'unapprove',
): Promise<TimelineRow> =>
  transact(deps.kysely, async (tx) => {
    // Locks the post first, in the same order as the deletion of a post with its entries, so that they cannot deadlock.
    const { post_id } = found(await findTimeline(deps, tx, id, admin.userId))
    const post = found(await lockPost(deps, tx, post_id))
    const entry = found(await lockTimeline(deps, tx, id))
    const own = refuseOwnItem(admin, whoseEntry(entry, post, admin))
    const approve = action ? action === 'approve' : !entry.is_approved
    if (approve === entry.is_approved) throw new ApiError('already_decided')
    await setApproved(tx, id, approve)
    // Links from when it was public stop working.
    if (!approve) await renameMedia(tx, await evidenceOf(tx, id))
    await recordAction(tx, admin, {
      action: approve ? 'timeline.approve' : 'timeline.unapprove',
      subject: { kind: 'timeline', id },
      detail: { postId: post_id, ...own },
      decided: approve ? { kind: 'timeline', since: entry.waiting_since, isSentBack: false } : undefined,
    })
    const row = found(await findTimeline(deps, tx, id, admin.userId))
    await onTimelineDecided(deps, tx, admin, row, approve)
    const { user_id } = row
    if (approve) await onEntryApproved(deps, tx, { id, post_id, by: isUnnamed(row) ? null : user_id })
    return row
  })

/** Deletes an entry that waits for approval; its creator is told the reason. */
export const rejectTimeline = (deps: Deps, admin: SignedIn, id: string, reason: string): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const entry = found(await findTimeline(deps, tx, id, admin.userId))
    // Locks the post first, in the same order as the deletion of a post with its entries, so that they cannot deadlock.
    const post = found(await lockPost(deps, tx, entry.post_id))
    const held = found(await lockTimeline(deps, tx, id))
    const own = refuseOwnItem(admin, whoseEntry(held, post, admin))
    if (held.is_approved) throw new ApiError('already_decided')
    await beforeFlaggedDeleted(deps, tx, admin, { kind: 'timeline', id })
    await deleteTimeline(deps, tx, id)
    await onTimelineRemoved(deps, tx, admin, entry, reason)
    const { post_id: postId, title } = entry
    await recordAction(tx, admin, {
      action: 'timeline.delete',
      subject: { kind: 'timeline', id },
      detail: { postId, title, ...(reason && { reason }), ...own },
      decided: { kind: 'timeline', since: held.waiting_since, isSentBack: true },
    })
  })

/** Deletes an entry for good, with its evidence. */
export const removeTimeline = (
  deps: Deps,
  actor: SignedIn,
  { postId, id, reason }: { postId: string; id: string; reason: string },
): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    await lockVisiblePost(deps, tx, actor, postId)
    const entry = await lockedOn(deps, tx, postId, id)
    if (!mayKnowOf(entry, actor)) throw new ApiError('timeline_not_found')
    if (!abilities(entry, actor).delete) throw new ApiError('timeline_delete_forbidden')
    const shown = found(await findTimeline(deps, tx, id, actor.userId))
    const decided = await beforeFlaggedDeleted(deps, tx, actor, { kind: 'timeline', id })
    await deleteTimeline(deps, tx, id)
    if (!isCreator(entry, actor)) {
      await onTimelineRemoved(deps, tx, actor, shown, reason)
      const subject = { kind: 'timeline', id } as const
      await recordAction(tx, actor, {
        action: 'timeline.delete',
        subject,
        detail: { postId, title: entry.title, ...(reason && { reason }) },
        decided: entry.is_approved
          ? decided
          : { kind: 'timeline', since: entry.waiting_since, isSentBack: true },
      })
    }
  })

/** Deletes an entry that this transaction has locked, with its evidence and the notifications about it. */
export async function deleteTimeline(deps: Deps, tx: Tx, id: string): Promise<void> {
  const evidence = await evidenceOf(tx, id)
  await beforeTimelineDeleted(deps, tx, id)
  await deleteTimelineRow(tx, id)
  await removeMedia(deps, tx, evidence)
}

async function lockedOn(deps: Deps, tx: Tx, postId: string, id: string) {
  const entry = found(await lockTimeline(deps, tx, id))
  if (entry.post_id !== postId) throw new ApiError('timeline_not_found')
  return entry
}

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new ApiError('timeline_not_found')
  return row
}
