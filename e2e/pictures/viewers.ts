import { setTimeout as pause } from 'node:timers/promises'
import { readyReason } from '@bichar/contract/rules/readyReasons.ts'
import { demoAdmin, demoPassword, demoPeople } from '../../server/src/demo/people.ts'
import type { Server } from '../server.ts'
import { weeksLater } from '../weeksLater.ts'
import { logIn, moderate, pausedPerson, suspendedPerson } from './moderated.ts'
import type { Places } from './places.ts'
import { propose } from './proposed.ts'

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
  await server.createAccount(superAdmin, demoPassword)
  await command('admin', 'grant', superAdmin.phone, '--super')

  const [admin, author] = [await logIn(server, demoAdmin.phone), await logIn(server, user.phone)]
  const ask = async (target: string, { token } = admin) =>
    (await fetch(url + target, { headers: { authorization: `Bearer ${token}` } })).json()

  const { posts } = await ask('/api/posts?limit=100')
  const own = await ask(`/api/posts/user/${author.user._id}`, author)
  const waiting = await ask('/api/posts/admin/pending')
  const { blogs } = await ask('/api/blogs')
  const { criminals } = await ask('/api/criminals/search?limit=100')
  for (const post of posts) {
    post.entries = (await ask(`/api/timelines/post/${post._id}/approved`)).timelines.length
  }
  const rich = richestPost(posts)
  const namedPost = firstPublic(own.posts, false)
  await weeksLater(server.dataDir, namedPost)
  const waitingPost = waiting.posts[0]._id
  const people = [author.token, (await logIn(server, suspendedPerson.phone)).token] as const
  return {
    ...(await propose({ server, admin: admin.token, author: author.token })),
    ...(await moderate({ server, admin: admin.token, people, post: rich, waitingPost })),
    post: rich._id,
    talkedPost: mostTalkedOf(posts)._id,
    ownPost: own.posts[0]._id,
    namedPost,
    hiddenPost: firstPublic(own.posts, true),
    waitingPost,
    ...(await reportsForDesk(server, { author: author.token, admin: admin.token })),
    suspect: rich.criminals[0]._id,
    ownSuspects: await suspectsInEachState(server, { author: author.token, admin: admin.token }),
    minor: criminals.find(({ isMinor }: { isMinor: boolean }) => isMinor)._id,
    pendingNamesPost: await pendingNamesPostOf(url),
    blog: blogs[0]._id,
    askedPost: namedPost,
    askedCode: await askedByCode(server, { author: author.token, admin: admin.token }),
  }
}

/** Reports on which moderators have something to look at. */
async function reportsForDesk(
  { send }: Server,
  as: { author: string; admin: string },
): Promise<Pick<Places, 'dangerousPost' | 'editedPost'>> {
  const file = async (report: object): Promise<string> =>
    (await send('/api/posts', report, as.author)).post._id
  const dangerousPost = await file({
    title: 'চাঁদা না দিলে মেরে ফেলবে বলেছে',
    desc: 'দোকানে এসে বলে, চাঁদা না দিলে মেরে ফেলব। ফোন ০১৭১২-৩৪৫৬৭৮, বাড়ি নং ১২, রোড ৫।\nA witness, Salma, lives at House 7, Road 3; her number is 01812345678, and his profile is facebook.com/some.person.99. He is a haramjada.',
    location: 'বাড়ি নং ১২, ধানমন্ডি',
    isAnonymous: true,
  })
  const report = {
    title: 'Two men took the pump of the tube well',
    desc: 'They cut the fence behind the market at night and took the pump away. রাতে বাজারের পেছনে ঘটেছে। The station has not called back.',
    location: 'Bogura',
    kinds: ['Theft'],
    isAnonymous: false,
  }
  const editedPost = await file(report)
  await send(`/api/posts/admin/toggle-approval/${editedPost}`, { action: 'approve' }, as.admin)
  const desc =
    'They cut the fence behind the old market by day and took the pump away. ভোরে বাজারের পেছনে ঘটেছে। The station has not called back. His name is Abdul, phone 01712-345678.'
  const edit = {
    ...report,
    desc,
    location: 'Sherpur',
    kinds: ['Theft', 'Corruption'],
    source: 'example.com/news',
  }
  await send(`/api/posts/${editedPost}`, edit, as.author, 'PUT')
  return { dangerousPost, editedPost }
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

/** Adds a suspect for each decision that keeps one from the public, and has the admin take it. */
async function suspectsInEachState(
  { send }: Server,
  as: { author: string; admin: string },
): Promise<Places['ownSuspects']> {
  const add = async (name: string, ...decisions: object[]): Promise<string> => {
    const profile = { name, age: 33, location: 'চৌহালী, সিরাজগঞ্জ', crimeTypes: '["Fraud","Extortion"]' }
    const { _id } = (await send('/api/criminals', profile, as.author)).criminal
    for (const decision of decisions) await send(`/api/admin/suspects/${_id}/decision`, decision, as.admin)
    return _id
  }
  const [sendBack, show] = [
    { action: 'sendBack', reason: readyReason('whichPerson', 'bn') },
    { action: 'show' },
  ]
  return {
    waiting: await add('রমজান আলী প্রামাণিক'),
    returned: await add('Bashir from the brick field', sendBack),
    hidden: await add('আব্দুল গফুর', show, { ...sendBack, reason: readyReason('cleared', 'bn') }),
    removed: await add('Moyna', { action: 'remove', reason: readyReason('victimOrWitness', 'en') }),
  }
}

/** The post as guests see it: a moderator sees everybody whom it names. */
async function pendingNamesPostOf(url: string): Promise<string> {
  const { posts } = await (await fetch(`${url}/api/posts?limit=100`)).json()
  return posts.find(({ hasPendingSuspects }: { hasPendingSuspects: boolean }) => hasPendingSuspects)._id
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
