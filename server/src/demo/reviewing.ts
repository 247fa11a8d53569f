import { type ReasonCode, readyReason } from '@bichar/contract/rules/readyReasons.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { decidePost } from '../moderation/moderation.ts'
import { editPost } from '../posts/posts.ts'
import { chanceOf } from './draw.ts'
import { placedIn } from './lists.ts'
import type { Filed } from './report.ts'
import type { Happening } from './story.ts'

const minute = 60 * 1000
const hour = 60 * minute

/** One of this many approved reports was sent back first. */
const sentBackFirst = 8
const readyReasons: readonly ReasonCode[] = ['whenAndWhere', 'evidence', 'privateDetails', 'evidence']

/**
 * The moderators' decisions on all reports except those that still wait, in the order of filing: some within minutes,
 * some after half a day.
 */
export function reviewsOf(deps: Deps, moderators: readonly SignedIn[], all: readonly Filed[]): Happening[] {
  const now = Date.now()
  const chance = chanceOf(17)
  let latest = 0
  return all.flatMap((post, index) => {
    const { review } = post.report
    const age = now - post.filedAt.getTime()
    const waits = Math.min(age / 2, chance.between(0.3, 1) ** 2 * 14 * hour)
    if (review === 'waiting') return []
    latest = Math.max(latest + 5 * minute, post.filedAt.getTime() + waits)
    const moderator = moderatorOf(moderators, index)
    const decide = (reason?: string) => () =>
      decidePost(deps, moderator, post.id, {
        action: reason === undefined ? 'approve' : 'disapprove',
        reason: reason ?? '',
        leaveOut: post.leftOut,
      })
    if (review) return [{ at: new Date(latest), act: decide(review.sentBack) }]
    const isApproved = { at: new Date(latest), act: decide() }
    if (index % sentBackFirst !== 3) return [isApproved]
    const code = placedIn(readyReasons, Math.floor(index / sentBackFirst))
    const part = (latest - post.filedAt.getTime()) / 4
    return [
      { at: new Date(latest - 3 * part), act: decide(readyReason(code, post.language)) },
      { at: new Date(latest - 2 * part), act: () => sendAgain(deps, post) },
      isApproved,
    ]
  })
}

/** The author edits the post, which puts it back into the review queue. */
export const sendAgain = (deps: Deps, { author, id, written }: Filed): Promise<void> =>
  editPost(deps, author, id, { ...written, uploads: [] })

/** Chooses a moderator so that the first one does half of the work. */
export const moderatorOf = (moderators: readonly SignedIn[], turn: number): SignedIn =>
  turn % 2 === 0 ? placedIn(moderators, 0) : placedIn(moderators.slice(1), (turn - 1) / 2)
