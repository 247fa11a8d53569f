import type { Tx } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/actor.ts'
import { setData, unreadAbout } from './store.ts'
import { takeBack, tellAdmins, tellPeople } from './telling.ts'

/**
 * What the product tells people of by itself. Each is said by the room in which it happens, in the same transaction. Nobody
 * is told of what they did themselves, and nobody's name is in it: who comments or decides may be anonymous.
 */

/** Of a post: what its author, and for one that waits the admins, may read. */
interface Post {
  id: string
  user_id: string | null
  title: string
}

/** It waits, for the first time or again; admins see one notification of it. */
export async function postWaits(deps: Deps, tx: Tx, post: Pick<Post, 'id' | 'title'>): Promise<void> {
  const word = { kind: 'post_waiting', postId: post.id } as const
  await takeBack(deps, tx, word)
  await tellAdmins(deps, tx, { ...word, data: { postTitle: post.title } })
}

export async function postDecided(
  deps: Deps,
  tx: Tx,
  admin: SignedIn,
  post: Post,
  { approved, reason }: { approved: boolean; reason: string },
): Promise<void> {
  await takeBack(deps, tx, { kind: 'post_waiting', postId: post.id })
  await tellPeople(deps, tx, others(admin, post.user_id), {
    kind: approved ? 'post_approved' : 'post_returned',
    postId: post.id,
    data: { postTitle: post.title, ...(reason && { reason }) },
  })
}

/** Before it is deleted, and with it whatever had been said about it. */
export const postGoes = async (deps: Deps, tx: Tx, postId: string): Promise<void> =>
  void (await takeBack(deps, tx, { postId }))

/** Somebody deletes it. */
export const postRemoved = (deps: Deps, tx: Tx, actor: SignedIn, post: Post): Promise<void> =>
  tellPeople(deps, tx, others(actor, post.user_id), {
    kind: 'post_removed',
    data: { postTitle: post.title },
  })

/** The author finds one notification of a post, with as many comments as have come since they read the last one. */
export async function postCommented(deps: Deps, tx: Tx, actor: SignedIn, post: Post): Promise<void> {
  const people = others(actor, post.user_id)
  if (people.length === 0) return
  const word = { kind: 'post_commented', postId: post.id } as const
  const [earlier] = await takeBack(deps, tx, word)
  const unread = earlier && !earlier.was_read ? (earlier.data.count ?? 0) : 0
  await tellPeople(deps, tx, people, { ...word, data: { postTitle: post.title, count: unread + 1 } })
}

/** A comment on a post goes. `newer` is how many came after it from others than the author. */
export async function commentGoes(deps: Deps, tx: Tx, postId: string, newer: number): Promise<void> {
  const word = { kind: 'post_commented', postId } as const
  const told = await unreadAbout(tx, word)
  const count = told?.data.count ?? 0
  // What the author has seen, or was never told of, is not among those that are counted.
  if (!told || newer >= count) return
  if (count === 1) await takeBack(deps, tx, word)
  else await setData(tx, told.id, { ...told.data, count: count - 1 })
}

/** An entry in the timeline of a post. */
interface Entry {
  id: string
  user_id: string | null
  post_id: string
  post_title: string
}

export const timelineWaits = (
  deps: Deps,
  tx: Tx,
  entryId: string,
  post: Pick<Post, 'id' | 'title'>,
): Promise<void> =>
  tellAdmins(deps, tx, {
    kind: 'timeline_waiting',
    postId: post.id,
    timelineId: entryId,
    data: { postTitle: post.title },
  })

export async function timelineDecided(
  deps: Deps,
  tx: Tx,
  admin: SignedIn,
  entry: Entry,
  approved: boolean,
): Promise<void> {
  await takeBack(deps, tx, { kind: 'timeline_waiting', timelineId: entry.id })
  if (!approved) return
  await tellPeople(deps, tx, others(admin, entry.user_id), {
    kind: 'timeline_approved',
    postId: entry.post_id,
    timelineId: entry.id,
    data: { postTitle: entry.post_title },
  })
}

/** Before it is deleted. */
export const timelineGoes = async (deps: Deps, tx: Tx, entryId: string): Promise<void> =>
  void (await takeBack(deps, tx, { timelineId: entryId }))

/**
 * The reports of a post were reviewed. It tells the reporters nothing of the post: by then it may be out of public
 * view.
 */
export const reportsReviewed = (
  deps: Deps,
  tx: Tx,
  admin: SignedIn,
  reporterIds: readonly string[],
  { postId, outcome }: { postId: string; outcome: 'kept' | 'removed' },
): Promise<void> =>
  tellPeople(
    deps,
    tx,
    [...new Set(reporterIds.flatMap((id) => others(admin, id)))],
    outcome === 'kept'
      ? { kind: 'report_reviewed', postId, data: { outcome } }
      : { kind: 'report_reviewed', data: { outcome } },
  )

const others = (actor: SignedIn, personId: string | null): string[] =>
  personId === null || personId === actor.userId ? [] : [personId]
