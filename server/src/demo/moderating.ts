import { readyReason } from '@bichar/contract/rules/readyReasons.ts'
import { dayOf } from '../authorship/days.ts'
import { addComment } from '../comments/addComment.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { decideFlagged, type Ruling } from '../flags/deciding.ts'
import { flag } from '../flags/flagging.ts'
import type { Subject } from '../flags/store.ts'
import { decidePost } from '../moderation/moderation.ts'
import { lookAtWaiting } from '../notifications/waiting.ts'
import { appeal } from '../sanctions/appeals.ts'
import { sanctionUser } from '../sanctions/sanctions.ts'

import { askForSupport, markActioned } from '../support/support.ts'
import { moderated, settledRequests } from './activityTexts.ts'
import { placedIn } from './lists.ts'
import type { Filed } from './report.ts'
import { moderatorOf, sendAgain } from './reviewing.ts'
import type { Happening } from './story.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** The number of days that the moderation figures show, without today. */
const daysBefore = 13

interface Cast {
  moderators: readonly SignedIn[]
  people: readonly SignedIn[]
  /** All approved posts, in the order in which they were filed. */
  posts: readonly Filed[]
}

/** What moderators did recently apart from reviewing reports, and what still waits for them. */
export const moderationOf = (deps: Deps, cast: Cast): Happening[] => [
  ...daysNoted(deps),
  ...flagsDecided(deps, cast),
  ...someoneWarned(deps, cast),
  ...requestsSettled(deps, cast),
]

const ago = (days: number, hours = 0) => new Date(Date.now() - days * day + hours * hour)

/** Records late on each day how much is waiting, half an hour before midnight in Bangladesh. */
const daysNoted = (deps: Deps): Happening[] =>
  Array.from({ length: daysBefore }, (_, index) => {
    const at = new Date(dayOf(new Date()).getTime() - index * day - hour / 2)
    return { at, act: () => lookAtWaiting(deps, at) }
  })

/** People flag posts and a person; moderators decide some hours later. */
function flagsDecided(deps: Deps, { moderators, people, posts }: Cast): Happening[] {
  const [kept, takenDown] = [placedIn(posts, 4), placedIn(posts, posts.length - 13)]
  const decided = (days: number, turn: number, subject: () => Subject, ruling: Ruling) => [
    {
      at: ago(days),
      act: () => flag(deps, placedIn(people, turn), subject(), moderated.flags[ruling.action]),
    },
    {
      at: ago(days, 1.5 + turn),
      act: () => decideFlagged(deps, moderatorOf(moderators, turn), subject(), ruling),
    },
  ]
  const { userId } = placedIn(people, 6)
  return [
    ...decided(11, 4, () => ({ kind: 'post', id: kept.id }), { action: 'keep', reason: '' }),
    ...decided(8, 1, () => ({ kind: 'person', id: userId }), { action: 'keep', reason: '' }),
    ...decided(2, 3, () => ({ kind: 'post', id: takenDown.id }), {
      action: 'takeDown',
      reason: readyReason('privateDetails', takenDown.language),
    }),
    { at: ago(2, 9), act: () => sendAgain(deps, takenDown) },
    {
      at: ago(2, 11),
      act: () => decidePost(deps, placedIn(moderators, 0), takenDown.id, { action: 'approve', reason: '' }),
    },
  ]
}

/** An insulting comment is removed and its author is warned, then appeals. Another comment contains a link and waits for review. */
function someoneWarned(deps: Deps, { moderators, people, posts }: Cast): Happening[] {
  const [insulted, linked] = [placedIn(posts, 8), placedIn(posts, posts.length - 1)]
  const [writer, colleague] = [placedIn(people, 9), placedIn(moderators, 1)]
  const subject = { kind: 'comment' as const, id: '' }
  let warning = ''
  return [
    {
      at: ago(6),
      async act() {
        const comment = { text: moderated.insult, isAnonymous: false }
        subject.id = (await addComment(deps, writer, insulted.id, comment)).id
      },
    },
    ...[2, 5].map((turn) => ({
      at: ago(6, turn),
      act: () => flag(deps, placedIn(people, turn), subject, moderated.flags.remove),
    })),
    {
      at: ago(6, 6),
      act: () =>
        decideFlagged(deps, colleague, subject, { action: 'remove', reason: readyReason('hurts', 'en') }),
    },
    {
      at: ago(6, 6.1),
      async act() {
        const about = { kind: 'warning', reason: moderated.warning } as const
        warning = await sanctionUser(deps, colleague, writer.userId, about)
      },
    },
    { at: ago(5), act: () => appeal(deps, writer, warning, moderated.appeal) },
    {
      at: ago(0, -0.5),
      act: () =>
        addComment(deps, placedIn(people, 2), linked.id, { text: moderated.withLink, isAnonymous: true }),
    },
  ]
}

const requestsSettled = (deps: Deps, { moderators, people }: Cast): Happening[] =>
  settledRequests.flatMap(({ name, desc, daysAgo, hours }, index) => {
    let id = ''
    return [
      {
        at: ago(daysAgo),
        async act() {
          // No telephone company assigns this number.
          const asked = { name, desc, phone: '8801000000998', uploads: [] }
          id = (await askForSupport(deps, placedIn(people, index + 4), asked)).id
        },
      },
      { at: ago(daysAgo, hours), act: () => markActioned(deps, moderatorOf(moderators, index), id) },
    ]
  })
