import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { readConfig } from '../server/src/core/config.ts'
import { openLog } from '../server/src/core/logging.ts'
import { openDatabase } from '../server/src/db/db.ts'
import { sweep } from '../server/src/media/jobs.ts'
import { openFiles } from '../server/src/outside/files.ts'
import { connectionTo } from '../server/src/test/databaseConnection.ts'
import type { Ask } from './caller.ts'
import type { Piece } from './people.ts'

export interface Proof {
  what: string
  /** Descriptions of what is wrong; empty if the proof holds. */
  wrong: readonly string[]
  /** How many things were checked. */
  of: number
}

interface Evidence {
  dataDir: string
  pieces: readonly Piece[]
  doubled: readonly string[]
  admin: { ask: Ask; token: string }
}

/** Compares the acknowledged pieces with the database and the disk. */
export async function prove({ dataDir, pieces, doubled, admin }: Evidence): Promise<Proof[]> {
  const database = openDatabase(await connectionTo(dataDir), { onError: () => undefined })
  const { pool } = database
  try {
    return [
      ...(await ofPieces(pool, pieces, doubled)),
      await ofCounters(pool, admin),
      ...(await ofFiles(dataDir, database)),
    ]
  } finally {
    await database.close()
  }
}

async function ofPieces(
  pool: pg.Pool,
  pieces: readonly Piece[],
  doubled: readonly string[],
): Promise<Proof[]> {
  const { rows } = await pool.query<{ id: string; text: string; pictures: number }>(
    `select p.id, p.title as text, count(m)::int as pictures
       from posts p left join post_media m on m.post_id = p.id group by p.id
     union all select id, text, 0 from comments`,
  )
  const ids = Map.groupBy(rows, ({ text }) => text)
  const answered = pieces.filter((piece) => piece.answered !== undefined)
  const isThere = (piece: Piece) =>
    ids
      .get(piece.text)
      ?.some(({ id, pictures }) => id === piece.answered && (!piece.hasPicture || pictures === 1)) ?? false
  const texts = ({ text }: Piece) => text
  return [
    {
      what: 'answered and lost',
      wrong: answered.filter((piece) => !isThere(piece)).map(texts),
      of: answered.length,
    },
    {
      what: 'there more than once',
      wrong: [...doubled, ...pieces.filter(({ text }) => (ids.get(text)?.length ?? 0) > 1).map(texts)],
      of: pieces.length,
    },
    {
      what: 'sent until the end and never answered',
      wrong: pieces.filter((piece) => piece.answered === undefined && !piece.isRefused).map(texts),
      of: pieces.length,
    },
  ]
}

async function ofCounters(pool: pg.Pool, { ask, token }: Evidence['admin']): Promise<Proof> {
  const { rows } = await pool.query<{ id: string; comments: number; reactions: number; upvotes: number }>(
    `select p.id,
       (select count(*)::int from comments c where c.post_id = p.id and c.state = 'shown') as comments,
       (select count(*)::int from reactions r where r.post_id = p.id) as reactions,
       (select count(*)::int from comment_votes v join comments c on c.id = v.comment_id
          where c.post_id = p.id and v.is_up) as upvotes
     from posts p`,
  )
  const wrong: string[] = []
  for (const { id, ...counted } of rows) {
    const { post } = JSON.parse((await ask(`/api/posts/${id}`, { token })).body)
    let upvotes = 0
    for (let page = 1, total = 1; (page - 1) * 50 < total; page += 1) {
      const listed = JSON.parse(
        (await ask(`/api/posts/${id}/comments?limit=50&page=${page}`, { token })).body,
      )
      total = listed.total
      for (const { upvoteCount } of listed.comments) upvotes += upvoteCount
    }
    const told = { comments: post.commentCount, reactions: post.reactionCount, upvotes }
    if (JSON.stringify(told) !== JSON.stringify(counted))
      wrong.push(`${id}: told ${JSON.stringify(told)}, rows ${JSON.stringify(counted)}`)
  }
  return { what: 'posts whose counters differ from rows', wrong, of: rows.length }
}

const threeDays = 3 * 24 * 60 * 60 * 1000

/**
 * The nightly sweep removes files whose request was killed before it wrote a row. The files are dated back three days, so that it
 * takes them.
 */
async function ofFiles(dataDir: string, { kysely, pool }: ReturnType<typeof openDatabase>): Promise<Proof[]> {
  const files = openFiles(readConfig({ DATA_DIR: dataDir }))
  const folder = path.join(dataDir, 'media')
  const then = new Date(Date.now() - threeDays)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await utimes(path.join(entry.parentPath, entry.name), then, then)
  await sweep({ kysely, files, log: openLog('silent') })
  const stored = new Set<string>()
  for await (const key of files.list(new Date())) stored.add(key)
  const { rows } = await pool.query<{ key: string }>(
    'select storage_key as key from media union select thumbnail_key from media where thumbnail_key is not null',
  )
  const named = new Set(rows.map(({ key }) => key))
  return [
    { what: 'files without a row', wrong: [...stored].filter((key) => !named.has(key)), of: stored.size },
    { what: 'rows without their file', wrong: [...named].filter((key) => !stored.has(key)), of: named.size },
  ]
}
