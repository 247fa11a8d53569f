import { createHash, createHmac, randomInt } from 'node:crypto'
import type { CallLimit } from '@bichar/contract/endpoint.ts'
import { deriveKey } from '../authorship/sealer.ts'
import { takeSlot } from '../db/spentCalls.ts'
import type { Deps } from '../deps.ts'
import { type CallLimiter, callLimiter, refusalOf } from './limits.ts'

interface Limit extends CallLimit {
  shared: NonNullable<CallLimit['shared']>
}

/** What counts a call: usually one and the same, but for what is to be counted in no other place than this process. */
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
 * Refuses what one person does too often, whichever process they come to. Stretches of time are the same for everybody. For
 * each, a person has so many slots, with nothing in common for whoever lacks the server's key; a call takes one in the database,
 * or, of calls that are counted several at once, the first of them does.
 */
function sharedCallLimiter(
  name: string,
  limit: Limit,
  { pool, serverKey }: Pick<Deps, 'pool' | 'serverKey'>,
): CallLimiter {
  const milliseconds = limit.seconds * 1000
  const key = deriveKey(serverKey, 'spent-calls')
  /** What this process knows of the present stretch: who has none left, and who has calls left that are counted already. */
  let known = { stretch: 0, spent: new Set<string>(), counted: new Map<string, number>() }

  const now = () => {
    const stretch = Math.floor(Date.now() / milliseconds)
    if (stretch !== known.stretch) known = { stretch, spent: new Set(), counted: new Map() }
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
    // Two calls at the same moment seldom reach for the same.
    const first = randomInt(count)
    return [...slots.slice(first), ...slots.slice(0, first)]
  }

  return {
    async check(caller) {
      const { stretch, spent } = now()
      if (spent.has(caller)) throw refusal(stretch)
    },
    async spend(caller) {
      const { stretch, spent, counted } = now()
      const left = counted.get(caller) ?? 0
      if (left > 0) {
        counted.set(caller, left - 1)
        return
      }
      if (
        !spent.has(caller) &&
        (await takeSlot({ pool }, slotsOf(caller, stretch), new Date(until(stretch))))
      ) {
        const more = limit.shared.atOnce - 1
        if (more > 0) counted.set(caller, (counted.get(caller) ?? 0) + more)
        return
      }
      spent.add(caller)
      throw refusal(stretch)
    },
  }
}
