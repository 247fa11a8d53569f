import type { FollowSubject } from '@bichar/contract/follows.ts'
import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { mostFollows } from '@bichar/contract/rules/follows.ts'
import { z } from 'zod'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import { isAccount } from '../notifications/accountStore.ts'
import type { Follower } from '../notifications/notify.ts'
import { placeNamed } from '../places/find.ts'
import { notifyDailyFollower } from './notifying.ts'
import {
  countFollows,
  deleteDaily,
  deleteFollow,
  deleteFollower,
  type FollowRow,
  findDaily,
  followsOf,
  insertDaily,
  insertFollow,
  isThere,
  lockFollower,
} from './store.ts'

const tagOf = ({ authorship }: Pick<Deps, 'authorship'>, { userId }: SignedIn) =>
  authorship.followerTag(userId)

/** What this person follows; nobody else can read it. Reports and suspects are left out of a session that hides what is anonymous. */
export async function readFollows(deps: Deps, actor: SignedIn) {
  const tag = tagOf(deps, actor)
  const isHidden = actor.anonymousHidden ?? false
  const [all, daily] = await Promise.all([followsOf(deps.kysely, tag), findDaily(deps.kysely, tag)])
  return { rows: isHidden ? all.filter(isOfFacet) : all, isHidden, isDaily: daily !== undefined }
}

const isOfFacet = ({ facet }: FollowRow): boolean => facet !== null

/**
 * A session that hides which reports and suspects somebody follows must not change that either: whether a follow was there before would
 * show in what comes of it.
 */
function refuseHidden(actor: SignedIn, { kind }: FollowSubject): void {
  if (actor.anonymousHidden && isNamed(kind)) throw new ApiError('follows_hidden')
}

const isNamed = (kind: FollowSubject['kind']): boolean => kind === 'post' || kind === 'suspect'

/** Follows something that everybody may see; does nothing if it is followed already. */
export async function follow(deps: Deps, actor: SignedIn, asked: FollowSubject): Promise<void> {
  refuseHidden(actor, asked)
  const subject = known(asked)
  const { userId } = actor
  const tag = tagOf(deps, actor)
  await transact(deps.kysely, async (tx) => {
    await lockExistingFollower(tx, { tag, userId })
    if (isNamed(subject.kind) && !(await isThere(tx, subject))) throw new ApiError('not_found')
    const facetsOnly = actor.anonymousHidden ?? false
    if ((await countFollows(tx, { tag, userId }, { except: subject, facetsOnly })) >= mostFollows) {
      throw new ApiError('too_many_follows')
    }
    await insertFollow(tx, { tag, subject, seal: (id) => deps.authorship.sealFollower(userId, id) })
  })
}

/** Does nothing if the thing is not followed. */
export async function unfollow(deps: Deps, actor: SignedIn, subject: FollowSubject): Promise<void> {
  refuseHidden(actor, subject)
  const stored = asStored(subject)
  if (stored) await deleteFollow(deps.kysely, tagOf(deps, actor), stored)
}

/**
 * Changes whether notifications come at once or daily. Before a change to at once, the person gets what their daily
 * notification would have contained so far.
 */
export async function setRhythm(
  deps: Deps,
  actor: SignedIn,
  isDaily: boolean,
  now = new Date(),
): Promise<void> {
  const tag = tagOf(deps, actor)
  await transact(deps.kysely, async (tx) => {
    await lockExistingFollower(tx, { tag, userId: actor.userId })
    if (isDaily) return insertDaily(tx, tag, now)
    await notifyDailyFollower({ ...deps, kysely: tx }, tag, now)
    return deleteDaily(tx, tag)
  })
}

/**
 * Locks this person's follows until the transaction ends; throws if the account has been deleted meanwhile, so that no
 * rows of it remain.
 */
async function lockExistingFollower(tx: Tx, follower: Follower): Promise<void> {
  await lockFollower(tx, follower)
  if (!(await isAccount(tx, follower.userId))) throw new ApiError('unauthenticated')
}

/** Deletes what a leaving person followed, and the notifications about it. */
export async function deleteFollows(
  { authorship }: Pick<Deps, 'authorship'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  const tag = authorship.followerTag(userId)
  await lockFollower(tx, { tag, userId })
  await deleteFollower(tx, tag)
}

const isId = (of: string) => z.uuid().safeParse(of).success

/** Ids are stored in lower case. */
const idOf = (of: string) => (isId(of) ? of.toLowerCase() : undefined)

/** The subject as it is stored; throws if it cannot exist. */
function known(subject: FollowSubject): FollowSubject {
  const stored = asStored(subject)
  if (!stored) throw new ApiError('not_found')
  return stored
}

/** The subject as it is stored; undefined if it cannot exist. */
function asStored({ kind, of }: FollowSubject): FollowSubject | undefined {
  const [district = '', upazila = '', ...more] = of.split('/')
  const stored = {
    post: () => idOf(of),
    suspect: () => idOf(of),
    district: () => placeNamed(of, '')?.district,
    upazila() {
      const place = upazila !== '' && more.length === 0 && placeNamed(district, upazila)
      return place ? `${place.district}/${place.upazila}` : undefined
    },
    category: () => crimeTypes.find((type) => type === of),
  }[kind]()
  return stored === undefined ? undefined : { kind, of: stored }
}
