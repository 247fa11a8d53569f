import { setTimeout as pause } from 'node:timers/promises'
import { demoAdmin, demoPassword, demoPeople } from '../../server/src/demo/people.ts'
import type { Server } from '../server.ts'
import { weeksLater } from '../weeksLater.ts'
import { logIn, moderate, pausedPerson, suspendedPerson } from './moderated.ts'
import type { Places } from './screens/screen.ts'

export type Viewer = 'guest' | 'user' | 'admin' | 'superAdmin' | 'paused'

export interface Person {
  phone: string
  password: string
}

const superAdmin = { phone: '8801000000199', name: 'Demo Super Admin' }
const [user = demoAdmin] = demoPeople

/** The account that views a screen; undefined for a guest. */
export const people: Record<Viewer, Person | undefined> = {
  guest: undefined,
  user: { phone: user.phone, password: demoPassword },
  admin: { phone: demoAdmin.phone, password: demoPassword },
  paused: { phone: pausedPerson.phone, password: demoPassword },
  superAdmin: { phone: superAdmin.phone, password: demoPassword },
}

/** Fills the database with the content of the pictures, and returns the ids. */
export async function fill(server: Server): Promise<Places> {
  const { command, url } = server
  await command('demo')
  await command('admin', 'create', superAdmin.phone, superAdmin.name, demoPassword)
  await command('admin', 'grant', superAdmin.phone, '--super')

  const [admin, author] = [await logIn(server, demoAdmin.phone), await logIn(server, user.phone)]
  const ask = async (target: string, { token } = admin) =>
    (await fetch(url + target, { headers: { authorization: `Bearer ${token}` } })).json()

  const { posts } = await ask('/api/posts?limit=100')
  const own = await ask(`/api/posts/user/${author.user._id}`, author)
  const waiting = await ask('/api/posts/admin/pending')
  const { blogs } = await ask('/api/blogs')
  for (const post of posts) {
    post.entries = (await ask(`/api/timelines/post/${post._id}/approved`)).timelines.length
  }
  const rich = richestPost(posts)
  const namedPost = firstPublic(own.posts, false)
  await weeksLater(server.dataDir, namedPost)
  const waitingPost = waiting.posts[0]._id
  const people = [author.token, (await logIn(server, suspendedPerson.phone)).token] as const
  return {
    ...(await moderate({ server, admin: admin.token, people, post: rich, waitingPost })),
    post: rich._id,
    talkedPost: mostTalkedOf(posts)._id,
    ownPost: own.posts[0]._id,
    namedPost,
    hiddenPost: firstPublic(own.posts, true),
    waitingPost,
    suspect: rich.criminals[0]._id,
    blog: blogs[0]._id,
    askedPost: namedPost,
    askedCode: await askedByCode(server, { author: author.token, admin: admin.token }),
  }
}

/** A report that is followed by its code, aged by two weeks. */
async function askedByCode(
  { send, dataDir }: Server,
  as: { author: string; admin: string },
): Promise<string> {
  const report = { title: 'রাতে খাল থেকে বালু তোলা হচ্ছে', desc: 'ট্রাকে করে নিয়ে যায়।', keepNoLink: true }
  const { post, followUpCode: code } = await send('/api/posts', report, as.author)
  await send(`/api/posts/admin/toggle-approval/${post._id}`, { action: 'approve' }, as.admin)
  await weeksLater(dataDir, post._id)
  for (;;) {
    if ((await send('/api/follow-ups', { code })).report.outcome) return code
    await pause(200)
  }
}

interface Filed {
  _id: string
  isAllowed: boolean
  isAnonymous: boolean
}

function firstPublic(posts: readonly Filed[], anonymous: boolean): string {
  const found = posts.find(({ isAllowed, isAnonymous }) => isAllowed && isAnonymous === anonymous)
  if (!found) throw new Error('the demo has no such post of theirs')
  return found._id
}

interface FeedPost {
  _id: string
  medias: unknown[]
  criminals: { _id: string }[]
  commentCount: number
  /** The number of timeline entries. */
  entries: number
}

function richestPost(posts: FeedPost[]): FeedPost & { criminals: [{ _id: string }] } {
  const named = posts.filter(
    (post): post is FeedPost & { criminals: [{ _id: string }] } => post.criminals.length > 0,
  )
  const [first] = named.sort((one, other) => weight(other) - weight(one))
  if (!first) throw new Error('No post of the demo names a suspect')
  return first
}

const mostTalkedOf = (posts: FeedPost[]): FeedPost =>
  posts.reduce((most, post) => (post.commentCount > most.commentCount ? post : most))

const weight = ({ medias, commentCount, entries }: FeedPost) => medias.length + commentCount + 10 * entries
