import { availableParallelism } from 'node:os'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { ApiError } from '../core/refusal.ts'
import { fairQueue, openSlots } from '../http/fairQueue.ts'

/** Whose file it is, and of which kind: each combination of `isGuest` and `kind` is a lane of its own. */
export interface QueuedFile {
  /** The person or network that is charged. */
  sender: string
  isGuest: boolean
  kind: 'picture' | 'costlyPicture' | 'recording'
}

/** What reading a file has cost; it may have been ended because it was too much. */
export interface Cost {
  microseconds: number
  isTooMuch: boolean
}

export type Charge = (cost: Cost) => void

/** Seconds of processor time that a sender's files may use in ten minutes; a large photo takes a third of a second. */
export const secondsEach = 60
export const windowSeconds = 600

/** In each lane. One core stays free for requests of readers, and each picture in progress may take a few hundred megabytes. */
const readersAtOnce = Math.min(4, Math.max(1, availableParallelism() - 1))

/**
 * Decides whose file is read next. No lane waits for another: neither pictures for recordings or for pictures that cost more than a
 * photo, nor members for guests. Within a lane, the file of the sender who has used the least processor time goes first, so that nobody
 * waits for those who send one costly file after another.
 */
export function openMediaQueue(atOnce = readersAtOnce) {
  const points = secondsEach * 1_000_000
  const budget = new RateLimiterMemory({ keyPrefix: 'media', points, duration: windowSeconds })
  /** Microseconds of senders whose window has not ended. */
  const used = new Map<string, number>()
  const usedBy = (sender: string) => used.get(sender) ?? 0

  const openLane = () => fairQueue(openSlots(atOnce), { usedBy })
  const openLanes = () => ({ guests: openLane(), members: openLane() })
  const lanes = { picture: openLanes(), costlyPicture: openLanes(), recording: openLanes() }

  const refuseExhausted = async (sender: string) => {
    const consumed = await budget.get(sender)
    if (!consumed || consumed.consumedPoints < points) return
    throw new ApiError('too_many_requests', {
      retryAfterSeconds: Math.ceil(consumed.msBeforeNext / 1000) || 1,
    })
  }

  const consume = async (sender: string, { microseconds, isTooMuch }: Cost) => {
    const { consumedPoints, msBeforeNext } = isTooMuch
      ? await budget.block(sender, windowSeconds)
      : await budget.penalty(sender, microseconds)
    if (!used.has(sender)) setTimeout(() => used.delete(sender), msBeforeNext).unref()
    used.set(sender, consumedPoints)
  }

  return async <Result>(
    { sender, isGuest, kind }: QueuedFile,
    work: (charge: Charge) => Promise<Result>,
  ): Promise<Result> => {
    await refuseExhausted(sender)
    return lanes[kind][isGuest ? 'guests' : 'members'].inTurn(sender, async () => {
      await refuseExhausted(sender)
      let charged: Promise<void> | undefined
      try {
        return await work((cost) => {
          charged = consume(sender, cost)
        })
      } finally {
        await charged
      }
    })
  }
}
