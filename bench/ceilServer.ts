// A bare Fastify route doing one indexed SELECT of five rows through pg: what any page or call is measured against.
import fastify from 'fastify'
import pg from 'pg'

interface Told {
  connection: pg.PoolConfig
}

const rows = 100_000

process.once('message', async ({ connection }: Told) => {
  const pool = new pg.Pool({ ...connection, max: 10 })
  await pool.query(`create table if not exists bench_ceil as
    select id, 'Title ' || id as title, repeat('word ' || id || ' ', 20) as body from generate_series(1, ${rows}) id`)
  await pool.query('create unique index if not exists bench_ceil_id on bench_ceil (id)')
  await pool.query('vacuum analyze bench_ceil')
  const text = 'select id, title, body from bench_ceil where id > $1 order by id limit 5'
  const app = fastify()
  let turn = 0
  app.get('/', async () => {
    turn = (turn + 7_919) % (rows - 5)
    return (await pool.query({ name: 'five', text, values: [turn] })).rows
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
  process.once('disconnect', () => process.exit(0))
  process.send?.({ url })
})
