import { rm, utimes, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createServer } from 'node:tls'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeCertificate } from '../test/certificate.ts'

const METRICS_TOKEN = 'a-token-of-the-operator'
const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
const metricsOf = async (of: TestApp) => (await of.request('/metrics', { headers })).text()

/** The value of a series such as `jobs_failed{queue="media.sizes"}`; undefined if it has none. */
async function read(of: TestApp, series: string): Promise<number | undefined> {
  const line = (await metricsOf(of)).split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { METRICS_TOKEN } })
})
afterAll(() => app.close())

describe('/metrics about the queues of jobs', () => {
  /** A queue that no process works on, and that pg-boss does not count for the next 20 seconds. */
  const makeQueue = async (name: string) => {
    const { pool } = app.deps
    await pool.query(
      `insert into boss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
         deletion_seconds, partition, table_name, failed_count, monitor_claim_on)
       values ($1, 'standard', 0, 0, false, 900, 900, 900, false, 'job_common', 3, now())`,
      [name],
    )
    return {
      add: (startAfter: string) =>
        pool.query(`insert into boss.job (name, start_after) values ($1, now() + $2::interval)`, [
          name,
          startAfter,
        ]),
      begin: () => pool.query("update boss.job set state = 'active' where name = $1", [name]),
    }
  }

  test('tells how long the oldest due job has waited, and not of those that are planned or begun', async () => {
    const age = () => read(app, 'job_oldest_due_age_seconds{queue="test.late"}')
    const queue = await makeQueue('test.late')
    await queue.add('1 hour')
    expect(await age()).toBe(0)
    await queue.add('-10 minutes')
    await queue.add('-20 minutes -3 seconds')
    expect(await age()).toBe(20 * 60)
    await queue.begin()
    expect(await age()).toBe(0)
  })

  test('tells how many jobs were given up', async () => {
    await makeQueue('test.failed')
    expect(await read(app, 'jobs_failed{queue="test.failed"}')).toBe(3)
  })
})

test('/metrics tells how many connections the database server has and may have', async () => {
  const { pool } = app.deps
  const most = await read(app, 'database_server_connections_max')
  const { rows } = await pool.query("select current_setting('max_connections')::int as all")
  expect(most).toBe(rows[0].all - 3)
  const held = await Promise.all(Array.from({ length: 4 }, () => pool.connect()))
  expect(await read(app, 'database_server_connections')).toBeGreaterThanOrEqual(held.length)
  for (const client of held) client.release()
})

test('/metrics tells of everything else while the database has no connection to spare', async () => {
  const { pool } = app.deps
  const held = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()))
  const told = await metricsOf(app)
  for (const client of held) client.release()
  expect(told).toContain('disk_free_bytes{')
  expect(told).not.toMatch(/^(database_server_connections|jobs_failed)[ {]/m)
  await eventually(async () => expect(await read(app, 'database_server_connections')).toBeDefined())
})

describe('/metrics about backups', () => {
  const time = () => read(app, 'backup_last_success_timestamp_seconds')

  test('has the time of last-backup in DATA_DIR, which other tools may touch, and 0 without it', async () => {
    const file = path.join(app.deps.config.DATA_DIR, 'last-backup')
    expect(await time()).toBe(0)
    await writeFile(file, '')
    await utimes(file, 1_700_000_000, 1_700_000_000)
    expect(await time()).toBe(1_700_000_000)
    await rm(file)
    expect(await time()).toBe(0)
  })
})

describe('/metrics about the certificate', () => {
  const expiry = (of: TestApp) => read(of, 'public_certificate_expiry_timestamp_seconds')

  test('has the end of the one that is shown at PUBLIC_URL', async () => {
    const proxy = createServer(makeCertificate(['localhost']))
    await new Promise<void>((resolve) => proxy.listen(0, resolve))
    const PUBLIC_URL = `https://localhost:${(proxy.address() as AddressInfo).port}`
    const behind = await startTestApp({ settings: { METRICS_TOKEN, PUBLIC_URL } })
    const inHours = ((await expiry(behind)) ?? 0) / 3600 - Date.now() / 3_600_000
    expect(inHours).toBeGreaterThan(0)
    expect(inHours).toBeLessThanOrEqual(1)
    await behind.close()
    await new Promise((resolve) => proxy.close(resolve))
  })

  test('has none without HTTPS, and none where nothing listens', async () => {
    const settings = { METRICS_TOKEN, PUBLIC_URL: 'https://localhost:1' }
    const unreachable = await startTestApp({ settings })
    expect([await expiry(app), await expiry(unreachable)]).toEqual([undefined, undefined])
    expect((await metricsOf(unreachable)).length).toBeGreaterThan(1_000)
    await unreachable.close()
  })
})
