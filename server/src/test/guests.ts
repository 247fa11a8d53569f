import { randomUUID } from 'node:crypto'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { expect, vi } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'

/** Two processes of one installation with the guest cache on. */
export async function startCachingApps(): Promise<[TestApp, TestApp]> {
  const settings = { SERVER_KEY: 'ef'.repeat(32), GUEST_CACHE_MB: '1', TRUSTED_PROXIES: '1' }
  const one = await startTestApp({ settings })
  const two = await startTestApp({
    settings: { ...settings, DATABASE_URL: one.deps.config.DATABASE_URL ?? '' },
  })
  await Promise.all([one, two].map(untilItCaches))
  return [one, two]
}

/**
 * Resolves once the process has received the notifications of everything committed so far: PostgreSQL delivers them before the result
 * of a query. Only calls over HTTP wait for that by themselves.
 */
export const untilDelivered = async ({ deps }: Pick<TestApp, 'deps'>): Promise<void> => {
  await deps.live.ask('select')
}

/** How many cacheable requests of guests there were so far, by outcome. */
export async function outcomes({ deps }: TestApp): Promise<Record<string, number>> {
  const counted = await deps.metrics.getSingleMetric('guest_cache_requests_total')?.get()
  return Object.fromEntries(counted?.values.map(({ labels, value }) => [labels.outcome, value]) ?? [])
}

export const cacheHits = async (app: TestApp): Promise<number> => (await outcomes(app)).hit ?? 0

export async function isCached(app: TestApp, path: string): Promise<boolean> {
  const before = await cacheHits(app)
  await app.request(path)
  return (await cacheHits(app)) > before
}

export const untilItCaches = (app: TestApp): Promise<void> =>
  eventually(async () => expect(await isCached(app, '/api/posts')).toBe(true))

interface HeldQuery {
  /** How often it has been read. */
  times(): number
  release(): void
}

/** Holds back the results of matching queries of `app` until released; they are as they were when they were read. */
export function holdReading({ deps: { pool } }: TestApp, words: string): HeldQuery {
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>
  let [release, times] = [() => {}, 0]
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const spy = vi.spyOn(pool, 'query').mockImplementation(async (...asked: unknown[]) => {
    const result = await query(...asked)
    if (JSON.stringify(asked[0]).includes(words)) {
      times += 1
      await held
    }
    return result
  })
  return {
    times: () => times,
    release() {
      spy.mockRestore()
      release()
    },
  }
}

/** A text that occurs nowhere else. */
export const someText = (): string => `Text ${randomUUID()}`
