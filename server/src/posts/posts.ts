import { recordAction } from '../audit/audit.ts'
import { authorOf } from '../authorship/authors.ts'
import { coarseTimestamp } from '../authorship/days.ts'
import { showMade } from '../authorship/hiding.ts'
import type { Actor, SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError, invalidField } from '../core/refusal.ts'
import type { Upload } from '../core/upload.ts'
import type { Tx } from '../db/db.ts'
import { createOnce, type IdempotencyKey, storedKey } from '../db/idempotent.ts'
import { type AfterCommit, transact } from '../db/transaction.ts'
import { clearAuthorOfNews } from '../follows/newsStore.ts'
import { changeWithUploads } from '../media/attach.ts'
import { removeMedia, renameMedia, type StoredMedia } from '../media/media.ts'
import { beforeFlaggedPostDeleted, type DecidedFlags } from '../notifications/flagged.ts'
import { beforePostDeleted, onPostPending, onPostRemoved, onPostUnnamed } from '../notifications/triggers.ts'
import { knownPlace } from '../places/chosen.ts'
import { deleteOrphanedSuspects, withdrawShownWith } from '../suspects/deciding.ts'
import { unlinkNamed } from '../suspects/unlinking.ts'
import { dropApprovedVersion, keepApprovedVersion } from './approvedVersionStore.ts'
import {
  altsOf,
  attachedMedia,
  attachMedia,
  changeAlts,
  idsOf,
  type LinkableSuspect,
  linkSuspects,
  timelineEvidence,
} from './attachmentStore.ts'
import { type KeptFile, keptMedia } from './attachments.ts'
import {
  deletePostRow,
  insertPost,
  lockPost,
  type PostColumns,
  type PostInsert,
  updatePost,
} from './changeStore.ts'
import { columnsOf, type ReportFields } from './fields.ts'
import { abilities, isAuthor, isModerator, maySee, type OwnedRow } from './policy.ts'
import { findPost, type PostRow } from './store.ts'

export interface NewReport extends ReportFields, IdempotencyKey {
  /** The ids of the suspects it is about. */
  criminals: string[]
  isAnonymous: boolean
  uploads: readonly Upload[]
  /** When the report was filed; by default now. */
  filedAt?: Date
}

export interface ReportEdit extends ReportFields {
  /** The suspects do not change if this is left out. */
  criminals?: string[] | undefined
  /** The anonymity does not change if this is left out. */
  isAnonymous?: boolean | undefined
  /** The media to keep, in their new order; all of them if this is left out. */
  existingMedias?: KeptFile[] | undefined
  uploads: readonly Upload[]
}

/** The post, if this actor may know that it exists. */
export async function readPost(deps: Deps, actor: Actor, id: string): Promise<PostRow> {
  return seen(await findPost(deps, id, actor.userId), actor)
}

/** Reads the post without a permission check: the caller has already verified that the reader filed it or has its follow-up code. */
export async function readAnyPost(deps: Deps, id: string): Promise<PostRow> {
  const post = await findPost(deps, id, null)
  if (!post) throw new ApiError('post_not_found')
  return post
}

/** Locks the post until the transaction ends, if this actor may know that it exists. */
export const lockVisiblePost = async (
  deps: Deps,
  tx: Tx,
  actor: SignedIn,
  id: string,
): Promise<PostColumns> => seen(await lockPost(deps, tx, id), actor)

/**
 * Locks the post that people react to, comment on, vote below or flag until the transaction ends. It must be public: before that,
 * only the author and the moderators see it, so any action would reveal the author.
 */
export async function lockPublicPost(deps: Deps, tx: Tx, actor: SignedIn, id: string): Promise<PostColumns> {
  return refuseUnlessPublic(await lockVisiblePost(deps, tx, actor, id))
}

/** What `toggle_reaction` and `toggle_vote` return about the post that they have locked; null for a post that does not exist. */
export interface LockedPost {
  post_user_id: string | null
  post_sealed_author: Buffer | null
  post_is_anonymous: boolean | null
  post_is_allowed: boolean | null
}

/** Applies the checks of `lockPublicPost` to a post that such a function has locked; if this throws, that function has changed nothing. */
export function publicPost(
  deps: Pick<Deps, 'authorship'>,
  actor: SignedIn,
  id: string,
  locked: LockedPost,
): OwnedRow {
  const { post_user_id: user_id, post_sealed_author: sealed_author, ...is } = locked
  const isThere = is.post_is_allowed !== null && is.post_is_anonymous !== null
  const post = isThere && {
    user_id: authorOf(deps.authorship, { id, user_id, sealed_author }),
    is_anonymous: is.post_is_anonymous === true,
    is_allowed: is.post_is_allowed === true,
  }
  return refuseUnlessPublic(seen(post || undefined, actor))
}

function refuseUnlessPublic<Post extends OwnedRow>(post: Post): Post {
  if (!post.is_allowed) throw new ApiError('post_not_public')
  return post
}

/** Files a report, which then waits for review. Returns the id of the post. */
export async function createPost(deps: Deps, author: SignedIn, report: NewReport): Promise<string> {
  const key = storedKey(deps, ['posts', author.userId], report)
  const made = await createOnce(deps.kysely, key, (id, keepKey) =>
    changeWithUploads(deps, report.uploads, async (tx, stored) => {
      await keepKey(tx)
      await filePost(deps, tx, report, {
        id,
        user_id: author.userId,
        is_anonymous: report.isAnonymous,
        stored,
        sender: { userId: author.userId, isAdmin: isModerator(author) },
      })
    }),
  )
  showMade(made)
  return made
}

type FiledColumn = 'id' | 'user_id' | 'is_anonymous' | 'without_account' | 'is_deferred'

interface Filed extends Pick<PostInsert, FiledColumn> {
  stored: readonly StoredMedia[]
  /** Who files it, also if the report keeps no link to them; they may name the suspects that they have proposed. */
  sender: SuspectLinker
}

interface SuspectLinker {
  userId: string
  isAdmin: boolean
}

/** Inserts a new report with everything that belongs to it, in the transaction of its uploads. */
export async function filePost(
  deps: Deps,
  tx: Tx,
  report: Omit<NewReport, 'uploads' | 'isAnonymous'>,
  { stored, sender, ...whose }: Filed,
): Promise<void> {
  const place = knownPlace(report)
  const { id, is_anonymous } = whose
  const filedAt = coarseTimestamp(report.filedAt ?? new Date(), is_anonymous)
  const times = { created_at: filedAt, updated_at: filedAt }
  await insertPost(deps, tx, { ...whose, ...columnsOf({ ...report, ...place }), ...times }, altsOf(stored))
  await attachMedia(tx, id, idsOf(stored))
  await link(deps, tx, id, report.criminals, sender)
  if (whose.user_id === null) await unlinkNamed(deps, tx, id, sender.userId)
  await onPostPending(deps, tx, { id, is_anonymous })
}

/** Changes a post, which then waits for review again, whoever edits it. */
export async function editPost(deps: Deps, actor: SignedIn, id: string, edit: ReportEdit): Promise<void> {
  refuseEdit(await findPost(deps, id, actor.userId), actor, edit)
  const place = knownPlace(edit)
  await changeWithUploads(deps, edit.uploads, async (tx, stored) => {
    const post = refuseEdit(await lockPost(deps, tx, id), actor, edit)
    const attached = await attachedMedia(tx, id)
    const kept = keptMedia(attached, edit.existingMedias, stored.length)
    const isAnonymous = edit.isAnonymous ?? post.is_anonymous
    if (isAnonymous && !post.is_anonymous) await dropApprovedVersion(tx, id)
    else if (post.is_allowed) await keepApprovedVersion(tx, id)
    await updatePost(deps, tx, post, {
      fields: columnsOf({ ...edit, ...place }),
      alts: altsOf([...kept, ...stored]),
      isAnonymous,
    })
    if (isAnonymous && !post.is_anonymous) {
      await onPostUnnamed(deps, tx, post)
      await clearAuthorOfNews(tx, id)
    }
    await changeAlts(tx, attached, kept)
    await attachMedia(tx, id, idsOf([...kept, ...stored]))
    // Before the links change: it locks those whom the report names.
    if (post.is_allowed) await withdrawShownWith(tx, id)
    if (edit.criminals) {
      await link(deps, tx, id, edit.criminals, { userId: actor.userId, isAdmin: isModerator(actor) })
    }
    const dropped = attached.filter(({ id }) => !kept.some((media) => media.id === id))
    await removeMedia(deps, tx, idsOf(dropped))
    if (post.is_allowed) await renameMedia(tx, [...idsOf(kept), ...(await timelineEvidence(tx, id))])
    if (!isAuthor(post, actor)) {
      await recordAction(tx, actor, { action: 'post.edit', subject: { kind: 'post', id } })
    }
    await onPostPending(deps, tx, { id, is_anonymous: isAnonymous })
  })
  deps.live.evictWatchers({ post: id })
}

/** Deletes a post for good, with its media. */
export async function removePost(deps: Deps, actor: SignedIn, id: string): Promise<void> {
  await transact(deps.kysely, async (tx, afterCommit) => {
    const post = await lockVisiblePost(deps, tx, actor, id)
    if (!abilities(post, actor).delete) throw new ApiError('post_delete_forbidden')
    const flagged = await deletePost(deps, tx, afterCommit, actor, id)
    await onPostRemoved(deps, tx, actor, post)
    if (!isAuthor(post, actor)) {
      const since = post.is_anonymous ? null : post.updated_at
      const waited = { kind: 'post', since, isSentBack: true } as const
      await recordAction(tx, actor, {
        action: 'post.delete',
        subject: { kind: 'post', id },
        detail: { title: post.title },
        decided: post.review_state === 'waiting' ? waited : flagged,
      })
    }
  })
}

/**
 * Deletes a post that this transaction has locked, with everything that belongs to it. Viewers, recipients of notifications and
 * people who flagged it are told, except `actor`. Returns the decision on its flags.
 */
export async function deletePost(
  deps: Deps,
  tx: Tx,
  afterCommit: AfterCommit,
  actor: SignedIn | undefined,
  id: string,
): Promise<DecidedFlags | undefined> {
  const below = [...idsOf(await attachedMedia(tx, id)), ...(await timelineEvidence(tx, id))]
  const flagged = await beforeFlaggedPostDeleted(deps, tx, actor, id)
  await beforePostDeleted(deps, tx, id)
  await deleteOrphanedSuspects(deps, tx, id)
  await deletePostRow(tx, id)
  afterCommit(() => deps.live.evictWatchers({ post: id }))
  await removeMedia(deps, tx, below)
  return flagged
}

/** Deletes a report for whoever has its follow-up code. */
export const withdrawPost = (deps: Deps, id: string): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    if (!(await lockPost(deps, tx, id))) throw new ApiError('post_not_found')
    await deletePost(deps, tx, afterCommit, undefined, id)
  })

/** Deletes a post of somebody whose account is gone, if it still exists. */
export const deletePostOfDeletedUser = (deps: Deps, id: string): Promise<void> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    if (await lockPost(deps, tx, id)) await deletePost(deps, tx, afterCommit, undefined, id)
  })

function seen<Post extends OwnedRow>(post: Post | undefined, actor: Actor): Post {
  if (!post || !maySee(post, actor)) throw new ApiError('post_not_found')
  return post
}

function refuseEdit<Post extends OwnedRow>(found: Post | undefined, actor: SignedIn, edit: ReportEdit): Post {
  const post = seen(found, actor)
  const can = abilities(post, actor)
  if (!can.edit) throw new ApiError('post_edit_forbidden')
  const changesAnonymity = edit.isAnonymous !== undefined && edit.isAnonymous !== post.is_anonymous
  if (changesAnonymity && !can.changeAnonymity) throw new ApiError('post_anonymity_forbidden')
  return post
}

/** Links a post to exactly these suspects, in this order. Of those that are not public, people may name their own and admins all. */
async function link(
  { authorship }: Pick<Deps, 'authorship'>,
  tx: Tx,
  postId: string,
  suspectIds: readonly string[],
  { userId, isAdmin }: SuspectLinker,
): Promise<void> {
  const mayLink = ({ id, visibility, sealed_creator }: LinkableSuspect): boolean => {
    if (visibility === 'shown' || visibility === 'removed') return visibility === 'shown'
    return isAdmin || (sealed_creator !== null && authorship.isSealedBy(userId, sealed_creator, id))
  }
  const known = await linkSuspects(tx, postId, [...new Set(suspectIds)], mayLink)
  if (!known) throw invalidField('criminals', 'unknown_suspect')
}
