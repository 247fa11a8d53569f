import type { Call } from '@bichar/contract/api.ts'
import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { queryClient } from '../../api/query.ts'
import { setPersister } from '../../outbox/queue.ts'
import { type FakeCalls, loseNetwork, refuse } from '../fakeCalls.ts'
import { people } from '../people.ts'
import { renderWith } from '../renderWith.tsx'
import { accountChanges } from './accountChanges.ts'
import type { Change, Changes } from './change.ts'
import { contentChanges } from './contentChanges.ts'
import { type Differences, fillCache } from './filledCache.ts'
import { postChanges } from './postChanges.ts'
import { suspectChanges } from './suspectChanges.ts'
import { post } from './things.ts'
import { unshown } from './unshown.ts'

const changes = {
  ...postChanges,
  ...suspectChanges,
  ...contentChanges,
  ...accountChanges,
  ...unshown,
} satisfies Changes

// Without a network nothing is kept for later here; what is kept shows in outbox/.
beforeEach(() => setPersister(async () => false))
afterEach(() => setPersister(undefined))

/** What a page reads by itself after a change. */
const reads: FakeCalls = {
  'GET /posts/:id': () => ({ success: true, post: { ...post, title: 'Read again' } }),
  'GET /notifications': () => ({
    success: true,
    notifications: [],
    total: 0,
    currentPage: 1,
    totalPages: 1,
    unreadCount: 9,
    nextCursor: null,
  }),
}

/** Makes the change once for each outcome, and returns how the cache differs from before. */
async function differencesAfter(call: Call, { use, answer, after, hides = [] }: Change) {
  let outcome = ''
  const respond = vi.fn(() => {
    if (outcome === 'lost') return loseNetwork()
    if (outcome !== 'success') return refuse(outcome as ErrorCode)
    return { success: true, ...answer }
  })
  const send = await rendered(use, { ...reads, [call]: respond })
  const found: Record<string, Differences> = {}
  for (outcome of Object.keys(after)) {
    queryClient().clear()
    respond.mockClear()
    const differences = fillCache()
    const isTold = outcome !== 'success' && !(hides as readonly string[]).includes(outcome)
    expect(await settled(send, respond), outcome).toBe(isTold ? 'rejected' : 'fulfilled')
    await isQuiet()
    found[outcome] = differences()
  }
  return found
}

/** What the hook returns, within a page. */
async function rendered(use: Change['use'], calls: FakeCalls): Promise<() => Promise<unknown>> {
  const latest = Promise.withResolvers<void>()
  let send: ReturnType<typeof use> = () => Promise.reject(new Error('Nothing has been rendered'))
  const Sender = () => {
    send = use()
    latest.resolve()
    return null
  }
  await renderWith(<Sender />, { session: people.admin, calls })
  await latest.promise
  return () => send()
}

/** A hook sends nothing more while it seems to be sending: it may not have been rendered again since the last outcome. */
const settled = (send: () => Promise<unknown>, respond: Mock): Promise<string> =>
  vi.waitFor(
    async () => {
      const [{ status }] = await Promise.allSettled([send()])
      expect(respond).toHaveBeenCalled()
      return status
    },
    { interval: 1, timeout: 30_000 },
  )

/** Once nothing is sent or read any more. */
const isQuiet = () =>
  vi.waitFor(
    () => {
      if (queryClient().isFetching() + queryClient().isMutating() > 0) throw new Error('It is still reading')
    },
    { interval: 1, timeout: 30_000 },
  )

for (const [call, made] of Object.entries(changes) as [Call, Change | readonly Change[] | string][])
  if (typeof made !== 'string')
    for (const change of [made].flat())
      test(`${[call, change.what].filter(Boolean).join(', ')}: what differs in the cache, by the outcome`, async () => {
        expect(await differencesAfter(call, change)).toEqual(change.after)
      })
