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
  const { send } = server
  const read = async (target: string) =>
    (await fetch(server.url + target, { headers: { authorization: `Bearer ${admin}` } })).json()
  const idOf = async ({ name }: { name: string }): Promise<string> =>
    (await read(`/api/users/search?q=${encodeURIComponent(name)}`)).users[0]._id
  const flag = async (kind: string, id: string, reason: string, text: string) => {
    for (const token of people) await send('/api/flags', { kind, id, reason, text }, token)
  }

  const said = { text: 'সে একটা চোর, তার বাড়ি পুড়িয়ে দেওয়া উচিত। নম্বর 01712345678', isAnonymous: true }
  const { comment } = await send(`/api/posts/${post._id}/comments`, said, people[1])
  const { timelines } = await read(`/api/timelines/post/${post._id}/approved`)
  const entry = timelines.find(({ isApproved }: { isApproved: boolean }) => isApproved)
  const [suspect] = post.criminals
  const person = await idOf(flaggedPerson)
  await flag('timeline', entry._id, 'untrue', 'No court has a case of this number.')
  await flag('suspect', suspect?._id ?? '', 'untrue', 'ছবিটি অন্য একজন মানুষের, তিনি কিছুই করেননি।')
  await flag('person', person, 'hate', 'Writes the same insult below every report of our village.')

  for (const word of ['হারামজাদা', 'burn their house', 'রাজাকারের বাচ্চা']) {
    await send('/api/admin/watch-words', { word }, admin)
  }
  const text =
    'Asked the station in Gulshan about this one; they call back tomorrow. — Please leave it to me.'
  await send(`/api/admin/desk/post/${waitingPost}/notes`, { text }, admin)
  const until = new Date(Date.now() + 9 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const reason = 'Called for violence against a named family, after two warnings.'
  const decide = (id: string, kind: string, dated: object) =>
    send(`/api/admin/users/${id}/sanctions`, { kind, reason, ...dated }, admin)
  await decide(await idOf(suspendedPerson), 'suspension', { until })
  await decide(await idOf(pausedPerson), 'pause', { until })
  await decide(person, 'warning', {})
  await send('/api/admin/author-pauses', { thing: 'comment', id: comment._id, reason, until }, admin)
  return {
    person,
    flagged: { comment: comment._id, timeline: entry._id, suspect: suspect?._id ?? '', person },
  }
}

/** The device on which the accounts below have logged in before. */
export const knownDevice = 'dev_pictures'

export async function logIn({ send, codeSentTo }: Server, phone: string) {
  await send('/api/auth/login', { phone, password: demoPassword, deviceId: knownDevice })
  const otp = await codeSentTo(phone)
  return send('/api/auth/verify-otp', { phone, deviceId: knownDevice, otp })
}
