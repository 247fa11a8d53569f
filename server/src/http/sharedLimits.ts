import { createHash, createHmac, randomInt } from 'node:crypto'
import type { CallLimit } from '@bichar/contract/endpoint.ts'
import { deriveKey } from '../authorship/sealer.ts'
import type { Deps } from '../core/deps.ts'
import { takeSlot } from '../db/rateLimitStore.ts'
import { type CallLimiter, callLimiter, refusalOf } from './limits.ts'

interface Limit extends CallLimit {
  shared: NonNullable<CallLimit['shared']>
}

/**
 * The limiters of a call: `usual` counts across all processes if the limit is shared; `of` returns the one for these fields, which
 * is in memory only for input that must leave no trace in the database.
 */
export function limitersOf(
  call: string,
  limit: CallLimit,
  counting: Pick<Deps, 'pool' | 'serverKey'>,
): { usual: CallLimiter; of(fields: object): CallLimiter } {
  const { shared } = limit
  const alone = callLimiter(call, limit)
  if (!shared) return { usual: alone, of: () => alone }
  const usual = sharedCallLimiter(call, { ...limit, shared }, counting)
  return { usual, of: (fields: object) => (shared.except?.({ ...fields }) ? alone : usual) }
}

/**
 * Limits the calls of one person across all processes. Windows begin at the same time for everybody. In each window a person has a
 * number of slots whose ids cannot be linked to each other without the server key. A call takes one slot in the database; with
 * `atOnce` above 1, a slot is good for so many calls to this process.
 */
function sharedCallLimiter(
  name: string,
  limit: Limit,
  { pool, serverKey }: Pick<Deps, 'pool' | 'serverKey'>,
): CallLimiter {
  const milliseconds = limit.seconds * 1000
  const key = deriveKey(serverKey, 'spent-calls')
  /** State of the present window in this process: callers with no calls left, and calls left to callers in slots already taken. */
  let known = { stretch: 0, exhausted: new Set<string>(), counted: new Map<string, number>() }

  const now = () => {
    const stretch = Math.floor(Date.now() / milliseconds)
    if (stretch !== known.stretch) known = { stretch, exhausted: new Set(), counted: new Map() }
    return known
  }
  const until = (stretch: number) => (stretch + 1) * milliseconds
  const refusal = (stretch: number) => refusalOf(limit, until(stretch) - Date.now())

  const slotsOf = (caller: string, stretch: number): string[] => {
    const count = Math.floor(limit.times / limit.shared.atOnce)
    const seed = createHmac('sha256', key).update(`${name}\n${caller}\n${stretch}`).digest()
    const hex = createHash('shake256', { outputLength: count * 16 })
      .update(seed)
      .digest('hex')
    const slots = Array.from({ length: count }, (_none, index) => hex.slice(32 * index, 32 * (index + 1)))
    // Starts at a random slot, so that two calls at the same moment seldom compete for the same one.
    const first = randomInt(count)
    return [...slots.slice(first), ...slots.slice(0, first)]
  }

  return {
    async check(caller) {
      const { stretch, exhausted } = now()
      if (exhausted.has(caller)) throw refusal(stretch)
    },
    async consume(caller) {
      const { stretch, exhausted, counted } = now()
      const left = counted.get(caller) ?? 0
      if (left > 0) {
        counted.set(caller, left - 1)
        return undefined
      }
      if (
        !exhausted.has(caller) &&
        (await takeSlot({ pool }, slotsOf(caller, stretch), new Date(until(stretch))))
      ) {
        const more = limit.shared.atOnce - 1
        if (more > 0) counted.set(caller, (counted.get(caller) ?? 0) + more)
        return undefined
      }
      exhausted.add(caller)
      throw refusal(stretch)
    },
  }
}
