import { eventually } from '@bichar/contract/test/eventually.ts'
import pg from 'pg'
import { expect } from 'vitest'
import { dayOf } from '../authorship/days.ts'
import type { Deps } from '../core/deps.ts'
import { shuffle } from '../shuffling/shuffling.ts'
import { startTestApp } from './app.ts'
import { untilAllAreTold } from './jobs.ts'
import { makeComment, makePost } from './make.ts'
import { makePerson } from './people.ts'
import { withoutScheduledShuffle } from './schedule.ts'
import { untilEarlierTransactionsEnd } from './transactions.ts'

const day = 24 * 60 * 60 * 1000

/** What PostgreSQL itself notes about a row. */
interface Notes {
  transaction: string
  page: number
}

/** Starts an app that shuffles only when a test asks for it, with a person and a public post; `end` stops it. */
export async function startShufflingApp() {
  const app = await startTestApp()
  await withoutScheduledShuffle(app.deps.pool)
  const person = await makePerson(app.deps)
  const publicPost = await makePost(app.deps, person)
  const noon = new Date(dayOf(new Date()).getTime() + day / 2)

  /** What is written is of today, and so is the next run unless a test asks for one of tomorrow. */
  const nextHour = () => noon
  const nextDay = () => new Date(noon.getTime() + day)

  const untilNothingIsWritten = async () => {
    await untilAllAreTold(app.deps)
    await untilEarlierTransactionsEnd(app.deps)
  }

  /**
   * Rows newer than a transaction that is still running, such as those of jobs and of other tests, are left for the next run, so these
   * are awaited first.
   */
  const shuffleAll = async (at: Date, deps: Deps = app.deps) => {
    await untilNothingIsWritten()
    await shuffle(deps, at)
  }

  /** What PostgreSQL stores about the rows of a table, by their ids. */
  const notesOf = async (table: string): Promise<Map<string, Notes>> => {
    const { rows } = await app.deps.pool.query<Notes & { id: string }>(
      `select id, xmin::text as transaction, (ctid::text::point)[0]::integer as page from ${table}`,
    )
    return new Map(rows.map(({ id, ...notes }) => [id, notes]))
  }

  const comment = (text = 'Seen') => makeComment(app.deps, person, publicPost, { isAnonymous: true, text })

  /** Runs `use` while the transaction of another connection holds what `query` has locked. */
  const whileHeld = async (query: string, use: () => Promise<void>) => {
    const holder = new pg.Client({ connectionString: app.deps.config.DATABASE_URL })
    await holder.connect()
    try {
      await holder.query('begin')
      await holder.query(query)
      await use()
    } finally {
      await holder.end()
    }
  }

  /** Runs `use` while a run has shuffled the posts, and waits for a table that comes after them. */
  const duringRun = async (use: () => Promise<void>) => {
    await makePost(app.deps, person)
    await untilNothingIsWritten()
    const posts = await notesOf('posts')
    let running: Promise<void> | undefined
    try {
      await whileHeld('lock table suspect_revisions in access exclusive mode', async () => {
        running = shuffle(app.deps, nextHour())
        await eventually(async () => expect(await notesOf('posts')).not.toEqual(posts))
        await use()
      })
    } finally {
      await running
    }
  }

  return {
    app,
    person,
    publicPost,
    nextHour,
    nextDay,
    untilNothingIsWritten,
    shuffleAll,
    notesOf,
    comment,
    whileHeld,
    duringRun,
    end: () => app.close(),
  }
}
