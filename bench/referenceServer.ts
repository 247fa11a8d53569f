// The reference to which everything is compared, as bare Fastify routes: one indexed SELECT of five rows through pg, and one durable
// INSERT of a comment with its counter.
import fastify from 'fastify'
import pg from 'pg'

interface Start {
  connection: pg.PoolConfig
}

const rows = 100_000
/** The same number of posts as the benchmark of comments uses. */
const posts = 100

const select = 'select id, title, body from bench_ceil where id > $1 order by id limit 5'
const insert = `with written as (insert into bench_ceil_comments (post_id, text) values ($1, $2) returning id, post_id)
  update bench_ceil_posts set comments = comments + 1 from written where bench_ceil_posts.id = post_id
  returning written.id, comments`

process.once('message', async ({ connection }: Start) => {
  const pool = new pg.Pool({ ...connection, max: 10 })
  await pool.query(`create table if not exists bench_ceil as
    select id, 'Title ' || id as title, repeat('word ' || id || ' ', 20) as body from generate_series(1, ${rows}) id`)
  await pool.query('create unique index if not exists bench_ceil_id on bench_ceil (id)')
  await pool.query(`create table if not exists bench_ceil_posts as
    select id, 0 as comments from generate_series(0, ${posts - 1}) id`)
  await pool.query('create unique index if not exists bench_ceil_posts_id on bench_ceil_posts (id)')
  await pool.query(`create table if not exists bench_ceil_comments (
    id bigint generated always as identity primary key, post_id integer, text text, at timestamptz default now())`)
  await pool.query('vacuum analyze bench_ceil, bench_ceil_posts')
  const app = fastify()
  let turn = 0
  app.get('/', async () => {
    turn = (turn + 7_919) % (rows - 5)
    return (await pool.query({ name: 'five', text: select, values: [turn] })).rows
  })
  app.post<{ Body: { text: string } }>('/', async ({ body }) => {
    turn += 1
    return (await pool.query({ name: 'written', text: insert, values: [turn % posts, body.text] })).rows
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
  process.once('disconnect', () => process.exit(0))
  process.send?.({ url })
})
