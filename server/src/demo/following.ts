import type { FollowSubject } from '@bichar/contract/follows.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { follow } from '../follows/follows.ts'
import { placedIn } from './lists.ts'
import type { Filed } from './report.ts'
import type { Happening } from './story.ts'

const hour = 60 * 60 * 1000

/** How many of the latest reports are filed after people have begun to follow places and categories. */
const cameSince = 6

const placesAndKinds: readonly FollowSubject[] = [
  { kind: 'district', of: 'Dhaka' },
  { kind: 'category', of: 'Extortion' },
  { kind: 'upazila', of: 'Dhaka/Savar' },
  { kind: 'district', of: 'Chattogram' },
  { kind: 'category', of: 'Cybercrime' },
  { kind: 'district', of: 'Khulna' },
]

/** The suspects who are public when people begin to follow: those of the older reports. */
const known = [2, 3, 6, 7, 9, 10, 11, 12]

/** Each person follows two of these and a suspect, an hour before the latest reports are filed. */
export function followingOf(
  deps: Deps,
  people: readonly SignedIn[],
  suspects: readonly string[],
  posts: readonly Filed[],
): Happening[] {
  const at = posts
    .toSorted((one, other) => one.filedAt.getTime() - other.filedAt.getTime())
    .at(-cameSince)?.filedAt
  if (!at) return []
  const act = async () => {
    for (const [index, person] of people.entries()) {
      await follow(deps, person, placedIn(placesAndKinds, index))
      await follow(deps, person, placedIn(placesAndKinds, index + 1))
      await follow(deps, person, { kind: 'suspect', of: placedIn(suspects, placedIn(known, index)) })
    }
  }
  return [{ at: new Date(at.getTime() - hour), act }]
}

/** Everyone follows two reports of others, in time to hear of the latest steps of these cases. */
export const followersOf = (
  deps: Deps,
  people: readonly SignedIn[],
  posts: readonly Filed[],
): Happening[] => {
  const at = new Date(Date.now() - 14 * hour)
  const newest = posts.filter(({ filedAt }) => filedAt.getTime() < at.getTime() - 14 * hour).toReversed()
  return people.map((person, index) => ({
    at,
    async act() {
      const others = newest.filter(({ author }) => author.userId !== person.userId)
      for (const post of [placedIn(others, index), placedIn(others, index + 5)]) {
        await follow(deps, person, { kind: 'post', of: post.id })
      }
    },
  }))
}
