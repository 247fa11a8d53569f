import { setTimeout as pause } from 'node:timers/promises'
import type { CallInput } from '@bichar/contract/api.ts'
import { readyReason } from '@bichar/contract/rules/readyReasons.ts'
import { placedIn } from '../../server/src/demo/lists.ts'
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
  const { call, command } = server
  await command('demo')
  await server.createAccount(superAdmin, demoPassword)
  await command('admin', 'grant', superAdmin.phone, '--super')

  const [admin, author] = [await logIn(server, demoAdmin.phone), await logIn(server, user.phone)]

  const { posts } = await call('GET /posts', { query: { limit: 100 } }, admin.token)
  const own = await call('GET /posts/user/:id', { params: { id: author.user._id } }, author.token)
  const waiting = await call('GET /posts/admin/pending', {}, admin.token)
  const { blogs } = await call('GET /blogs', {}, admin.token)
  const { criminals } = await call('GET /criminals/search', { query: { limit: 100 } }, admin.token)
  const feed: FeedPost[] = []
  for (const post of posts) {
    const input = { params: { postId: post._id } }
    const { timelines } = await call('GET /timelines/post/:postId/approved', input, admin.token)
    feed.push({ ...post, entries: timelines.length })
  }
  const rich = richestPost(feed)
  const namedPost = firstPublic(own.posts, false)
  await weeksLater(server.dataDir, namedPost)
  const waitingPost = placedIn(waiting.posts, 0)._id
  const people = [author.token, (await logIn(server, suspendedPerson.phone)).token] as const
  return {
    ...(await propose({ server, admin: admin.token, author: author.token })),
    ...(await moderate({ server, admin: admin.token, people, post: rich, waitingPost })),
    post: rich._id,
    talkedPost: mostTalkedOf(feed)._id,
    ownPost: placedIn(own.posts, 0)._id,
    namedPost,
    hiddenPost: firstPublic(own.posts, true),
    waitingPost,
    ...(await reportsForDesk(server, { author: author.token, admin: admin.token })),
    suspect: rich.criminals[0]._id,
    ownSuspects: await suspectsInEachState(server, { author: author.token, admin: admin.token }),
    minor: placedIn(
      criminals.filter(({ isMinor }) => isMinor),
      0,
    )._id,
    pendingNamesPost: await pendingNamesPostOf(server),
    blog: placedIn(blogs, 0)._id,
    askedPost: namedPost,
    askedCode: await askedByCode(server, { author: author.token, admin: admin.token }),
  }
}

/** Reports on which moderators have something to look at. */
async function reportsForDesk(
  { call }: Server,
  as: { author: string; admin: string },
): Promise<Pick<Places, 'dangerousPost' | 'editedPost'>> {
  const file = async (report: CallInput<'POST /posts'>['form']): Promise<string> =>
    (await call('POST /posts', { form: report }, as.author)).post._id
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
  const approval = { params: { id: editedPost }, body: { action: 'approve' as const } }
  await call('POST /posts/admin/toggle-approval/:id', approval, as.admin)
  const desc =
    'They cut the fence behind the old market by day and took the pump away. ভোরে বাজারের পেছনে ঘটেছে। The station has not called back. His name is Abdul, phone 01712-345678.'
  const edit = {
    ...report,
    desc,
    location: 'Sherpur',
    kinds: ['Theft', 'Corruption'],
    source: 'example.com/news',
  }
  await call('PUT /posts/:id', { params: { id: editedPost }, form: edit }, as.author)
  return { dangerousPost, editedPost }
}

/** A report that is followed by its code, aged by two weeks. */
async function askedByCode(
  { call, dataDir }: Server,
  as: { author: string; admin: string },
): Promise<string> {
  const report = { title: 'রাতে খাল থেকে বালু তোলা হচ্ছে', desc: 'ট্রাকে করে নিয়ে যায়।', keepNoLink: true }
  const { post, followUpCode: code = '' } = await call('POST /posts', { form: report }, as.author)
  const approval = { params: { id: post._id }, body: { action: 'approve' as const } }
  await call('POST /posts/admin/toggle-approval/:id', approval, as.admin)
  await weeksLater(dataDir, post._id)
  for (;;) {
    if ((await call('POST /follow-ups', { body: { code } })).report.outcome) return code
    await pause(200)
  }
}

/** Adds a suspect for each decision that keeps one from the public, and has the admin take it. */
async function suspectsInEachState(
  { call }: Server,
  as: { author: string; admin: string },
): Promise<Places['ownSuspects']> {
  const add = async (
    name: string,
    ...decisions: CallInput<'POST /admin/suspects/:id/decision'>['body'][]
  ): Promise<string> => {
    const profile = { name, age: 33, location: 'চৌহালী, সিরাজগঞ্জ', crimeTypes: '["Fraud","Extortion"]' }
    const { _id } = (await call('POST /criminals', { form: profile }, as.author)).criminal
    for (const body of decisions)
      await call('POST /admin/suspects/:id/decision', { params: { id: _id }, body }, as.admin)
    return _id
  }
  const [sendBack, show] = [
    { action: 'sendBack', reason: readyReason('whichPerson', 'bn') },
    { action: 'show' },
  ] as const
  return {
    waiting: await add('রমজান আলী প্রামাণিক'),
    returned: await add('Bashir from the brick field', sendBack),
    hidden: await add('আব্দুল গফুর', show, { ...sendBack, reason: readyReason('cleared', 'bn') }),
    removed: await add('Moyna', { action: 'remove', reason: readyReason('victimOrWitness', 'en') }),
  }
}

/** The post as guests see it: a moderator sees everybody whom it names. */
async function pendingNamesPostOf({ call }: Server): Promise<string> {
  const { posts } = await call('GET /posts', { query: { limit: 100 } })
  return placedIn(
    posts.filter(({ hasPendingSuspects }) => hasPendingSuspects),
    0,
  )._id
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
