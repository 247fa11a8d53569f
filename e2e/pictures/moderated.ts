import type { FlagKind, FlagReason } from '@bichar/contract/rules/flagReasons.ts'
import type { SanctionKind } from '@bichar/contract/rules/sanctions.ts'
import { placedIn } from '../../server/src/demo/lists.ts'
import { demoPassword, demoPeople } from '../../server/src/demo/people.ts'
import type { Server } from '../server.ts'
import type { Moderated } from './places.ts'

/** People of the demo: one who is paused, one who is suspended, and one with many flags. */
export const pausedPerson = placedIn(demoPeople, 5)
export const suspendedPerson = placedIn(demoPeople, 7)
const flaggedPerson = placedIn(demoPeople, 9)

interface ModerationSeed {
  server: Server
  /** The tokens of an admin and of two people, the second of whom is suspended in the end. */
  admin: string
  people: readonly [string, string]
  /** A post with comments, timeline entries and a suspect. */
  post: { _id: string; criminals: { _id: string }[] }
  waitingPost: string
}

/** Has people flag one thing of each kind and moderators impose sanctions, and returns the ids. */
export async function moderate({
  server,
  admin,
  people,
  post,
  waitingPost,
}: ModerationSeed): Promise<Moderated> {
  const { call } = server
  const idOf = async ({ name }: { name: string }): Promise<string> =>
    placedIn((await call('GET /users/search', { query: { q: name } }, admin)).users, 0)._id
  const flag = async (...[kind, id, reason, text]: [FlagKind, string, FlagReason, string]) => {
    for (const token of people) await call('POST /flags', { body: { kind, id, reason, text } }, token)
  }

  const said = { text: 'সে একটা চোর, তার বাড়ি পুড়িয়ে দেওয়া উচিত। নম্বর 01712345678', isAnonymous: true }
  const { comment } = await call(
    'POST /posts/:id/comments',
    { params: { id: post._id }, body: said },
    people[1],
  )
  const { timelines } = await call(
    'GET /timelines/post/:postId/approved',
    { params: { postId: post._id } },
    admin,
  )
  const approved = timelines.filter(({ isApproved }) => isApproved)
  const entry = placedIn(approved, 0)
  const [suspect] = post.criminals
  const person = await idOf(flaggedPerson)
  await flag('timeline', entry._id, 'untrue', 'No court has a case of this number.')
  await flag('suspect', suspect?._id ?? '', 'untrue', 'ছবিটি অন্য একজন মানুষের, তিনি কিছুই করেননি।')
  await flag('person', person, 'hate', 'Writes the same insult below every report of our village.')

  for (const word of ['হারামজাদা', 'burn their house', 'রাজাকারের বাচ্চা']) {
    await call('POST /admin/watch-words', { body: { word } }, admin)
  }
  const text =
    'Asked the station in Gulshan about this one; they call back tomorrow. — Please leave it to me.'
  await call(
    'POST /admin/desk/:kind/:id/notes',
    { params: { kind: 'post', id: waitingPost }, body: { text } },
    admin,
  )
  const until = new Date(Date.now() + 9 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const reason = 'Called for violence against a named family, after two warnings.'
  const decide = (id: string, kind: SanctionKind, dated: { until?: string }) =>
    call('POST /admin/users/:id/sanctions', { params: { id }, body: { kind, reason, ...dated } }, admin)
  await decide(await idOf(suspendedPerson), 'suspension', { until })
  await decide(await idOf(pausedPerson), 'pause', { until })
  await decide(person, 'warning', {})
  await call(
    'POST /admin/author-pauses',
    { body: { thing: 'comment', id: comment._id, reason, until } },
    admin,
  )
  return {
    person,
    flagged: { comment: comment._id, timeline: entry._id, suspect: suspect?._id ?? '', person },
  }
}

/** The device on which the accounts below have logged in before. */
export const knownDevice = 'dev_pictures'

export async function logIn({ call, codeSentTo }: Server, phone: string) {
  await call('POST /auth/login', { body: { phone, password: demoPassword, deviceId: knownDevice } })
  const otp = await codeSentTo(phone)
  return call('POST /auth/verify-otp', { body: { phone, deviceId: knownDevice, otp } })
}
