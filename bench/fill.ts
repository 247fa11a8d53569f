import { randomBytes } from 'node:crypto'
import { emptyFields } from '@bichar/contract/rules/reportTexts.ts'
import { limits } from '../contract/src/rules/limits.ts'
import { storedAuthor } from '../server/src/authorship/authors.ts'
import { type Authorship, openAuthorship } from '../server/src/authorship/authorship.ts'
import { insertFollowUpCode } from '../server/src/authorship/store.ts'
import { readConfig } from '../server/src/core/config.ts'
import { readServerKey } from '../server/src/core/serverKey.ts'
import { type Database, type Db, openDatabase } from '../server/src/db/db.ts'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { newId } from '../server/src/db/ids.ts'
import { columnsOf } from '../server/src/posts/fields.ts'
import { makePerson, type TestPerson } from '../server/src/test/people.ts'
import type { Options } from './options.ts'
import { madeUpReport, madeUpSuspect } from './synthetic.ts'

export interface Filled {
  people: readonly TestPerson[]
  /** Ids of a hundred posts, evenly spread from the oldest to the newest. */
  posts: readonly string[]
  suspects: readonly string[]
  /** The id of a blog of maximum length. */
  blog: string
  /** The follow-up code of a post. */
  code: string
}

/** Enough people that nobody comes near a rate limit per person. */
const peopleCount = 1_000
const minutesBetweenPosts = 10
const minute = 60_000

/** The milliseconds within which this many posts were filed. */
export const spanOf = (posts: number): number => posts * minutesBetweenPosts * minute

interface Amounts extends Pick<Options, 'posts' | 'suspects'> {
  people?: number
  /** The milliseconds within which they were filed, at equal intervals; `spanOf` by default. */
  span?: number
}

interface FillOptions {
  /** Makes the texts of the nth report. */
  report?: typeof madeUpReport
  /** Adds further rows to the database. */
  besides?(database: Database): Promise<void>
}

/** Fills the database of a running server directly: through the API, rate limits would make it take hours. */
export async function fill(
  dataDir: string,
  amounts: Amounts,
  { report = madeUpReport, besides = async () => undefined }: FillOptions = {},
): Promise<Filled> {
  const embedded = await startEmbedded({ dataDir })
  const connection = { host: embedded.host, user: embedded.user, database: 'bichar' }
  const database = openDatabase(connection, {
    onError: (error) => console.error(error.message),
    withoutTimeouts: true,
  })
  const { kysely, pool, close } = database
  try {
    const serverKey = await readServerKey(readConfig({ DATA_DIR: dataDir }))
    const people = await Promise.all(
      Array.from({ length: amounts.people ?? peopleCount }, () => makePerson({ kysely, serverKey })),
    )
    const authorship = openAuthorship(serverKey)
    const { posts, suspects } = await fillTables(kysely, authorship, people, amounts, report)
    const code = '1234567890123456'
    await kysely.transaction().execute((tx) => insertFollowUpCode(tx, authorship, code, posts[0] ?? ''))
    const blog = await makeLongBlog(kysely)
    await besides(database)
    await pool.query('vacuum analyze')
    const step = Math.ceil(posts.length / 100)
    return { people, suspects, blog, code, posts: posts.filter((_id, index) => index % step === 0) }
  } finally {
    await close()
    await embedded.stop()
  }
}

export async function fillTables(
  kysely: Db,
  authorship: Authorship,
  people: readonly TestPerson[],
  amounts: Amounts,
  report = madeUpReport,
): Promise<{ posts: readonly string[]; suspects: readonly string[] }> {
  const { span = spanOf(amounts.posts) } = amounts
  const begin = Date.now() - span
  const times = (count: number) =>
    Array.from({ length: count }, (_none, index) => new Date(begin + (index * span) / amounts.posts))
  const someone = (index: number) => people[index % people.length]?.user.id ?? ''
  const written = new Map<string, string[]>()
  /** The author columns of a row. The ids of an author's anonymous rows are collected, so that the author can still find them. */
  const authored = (userId: string, isAnonymous: boolean) => {
    const id = newId()
    if (isAnonymous) written.set(userId, [...(written.get(userId) ?? []), id])
    return { id, is_anonymous: isAnonymous, ...storedAuthor(authorship, userId, { id, isAnonymous }) }
  }

  const suspects = times(amounts.suspects).map((created_at, index) => ({
    id: newId(),
    sealed_creator: randomBytes(44),
    photo_id: null,
    created_at,
    visibility: 'shown' as const,
    ...madeUpSuspect(index),
  }))
  await inBatches(suspects, (rows) => kysely.insertInto('suspects').values(rows).execute())

  const posts = times(amounts.posts).map((created_at, index) => ({
    ...authored(someone(index), index % 3 === 0),
    review_state: 'approved' as const,
    created_at,
    updated_at: created_at,
    published_at: created_at,
    ...columnsOf({ ...emptyFields, ...report(index) }),
  }))
  await inBatches(posts, (rows) => kysely.insertInto('posts').values(rows).execute())

  const half = posts.filter((_post, index) => index % 2 === 0)
  const links = half.map(({ id }, index) => ({
    post_id: id,
    suspect_id: suspects[index % suspects.length]?.id ?? '',
    position: 0,
  }))
  await inBatches(links, (rows) => kysely.insertInto('post_suspects').values(rows).execute())

  const media = half.map(({ id }) => ({
    id: newId(),
    name: `${id}.jpg`,
    storage_key: id,
    kind: 'image' as const,
    content_type: 'image/jpeg',
    bytes: 200_000,
    width: 1280,
    height: 960,
    thumbnail_name: `${id}-small.jpg`,
    thumbnail_key: `${id}-small`,
    thumbnail_bytes: 40_000,
    // As for a picture that needs no other widths. For pictures without this, an hourly job would make them and disturb the
    // measurement.
    widths: [],
    size_bytes: [],
  }))
  await inBatches(media, (rows) => kysely.insertInto('media').values(rows).execute())
  const shown = media.map(({ id }, index) => ({ post_id: half[index]?.id ?? '', position: 0, media_id: id }))
  await inBatches(shown, (rows) => kysely.insertInto('post_media').values(rows).execute())

  const comments = posts.map(({ id, created_at }, index) => ({
    ...authored(someone(index + 1), index % 4 === 0),
    post_id: id,
    text: madeUpReport(index + 7).title,
    created_at,
  }))
  await inBatches(comments, (rows) => kysely.insertInto('comments').values(rows).execute())

  const reactions = posts.map(({ id, created_at }, index) => ({
    post_id: id,
    user_id: someone(index + 2),
    created_at,
  }))
  await inBatches(reactions, (rows) => kysely.insertInto('reactions').values(rows).execute())
  const subjects = [...written].flatMap(([userId, ids]) =>
    ids.map((subject_id, number) => ({ tag: authorship.tag(userId, number), subject_id })),
  )
  await inBatches(subjects, (rows) => kysely.insertInto('author_index').values(rows).execute())
  return { posts: posts.map(({ id }) => id), suspects: suspects.map(({ id }) => id) }
}

async function makeLongBlog(kysely: Db): Promise<string> {
  const id = newId()
  const { title, desc: description } = madeUpReport(0)
  const content = description.repeat(limits.blogContent / description.length)
  const at = { created_at: new Date(), updated_at: new Date() }
  const blog = {
    id,
    author_id: null,
    title,
    content,
    category: ['Crime' as const],
    hashtags: [],
    image_id: null,
  }
  await kysely
    .insertInto('blogs')
    .values({ ...blog, is_published: true, ...at })
    .execute()
  return id
}

/** Batches are needed because PostgreSQL accepts at most 65,535 parameters in one statement. */
async function inBatches<Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  const size = 1_000
  for (let from = 0; from < rows.length; from += size) await insert(rows.slice(from, from + size))
}
