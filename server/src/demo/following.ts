import type { FollowSubject } from '@bichar/contract/follows.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { outcomeTitles } from '@bichar/contract/rules/outcomes.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { follow } from '../follows/follows.ts'
import { askWhatBecame } from '../outcomes/asking.ts'
import { addTimeline, decideTimeline } from '../timelines/timelines.ts'
import { placedIn } from './lists.ts'
import type { Filed } from './report.ts'
import type { Happening } from './story.ts'

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
const known = [2, 3, 4, 6, 7, 8, 9, 10, 11]

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
  return [{ at: new Date(at.getTime() - 60 * 60 * 1000), act }]
}

/**
 * Everyone follows two reports of others. The newest report of each language gets an entry about the court, and the
 * authors of older ones are asked what became of them.
 */
export async function addFollowers(
  deps: Deps,
  moderator: SignedIn,
  people: readonly SignedIn[],
  posts: readonly Filed[],
): Promise<void> {
  const newest = posts.toReversed()
  for (const [index, person] of people.entries()) {
    const others = newest.filter(({ author }) => author.userId !== person.userId)
    for (const post of [placedIn(others, index), placedIn(others, index + 5)]) {
      await follow(deps, person, { kind: 'post', of: post.id })
    }
  }
  for (const language of ['bn', 'en'] as const) {
    const post = newest.find((each) => each.language === language)
    if (post) await addCourtEntry(deps, moderator, post)
  }
  await askWhatBecame(deps)
}

async function addCourtEntry(
  deps: Deps,
  moderator: SignedIn,
  { id, author, language }: Filed,
): Promise<void> {
  const step = { title: outcomeTitles[language].court, step: 'court', origin: 'court' } as const
  const entry = { ...step, date: todayInBangladesh(), desc: '', location: '', source: '' }
  const made = await addTimeline(deps, author, id, entry, [])
  await decideTimeline(deps, moderator, made.id)
}
