import { errors } from '@bichar/contract/rules/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Config } from '../core/config.ts'
import { ApiError } from '../core/refusal.ts'
import { drainBody } from './drainBody.ts'
import { fairQueue, openSlots } from './fairQueue.ts'
import { openMeter } from './meter.ts'
import { networkOf } from './network.ts'
import { onClientDisconnect } from './onClientDisconnect.ts'
import { setInPlaceOfPage, staticPage } from './staticPage.ts'

/** Returns the body of the response. It is sent after the work's turn has ended, however slowly the client reads it. */
type Work<Request extends FastifyRequest> = (
  request: Request,
  reply: FastifyReply,
  account: Account,
) => Promise<string | Buffer | undefined>

/** Charges CPU time to the network for which the work is done. */
interface Account {
  /** Measures and charges work in this thread. */
  here<Result>(work: () => Promise<Result>): Promise<Result>
  /** Charges work that was measured elsewhere, in microseconds. */
  consume(microseconds: number): Promise<unknown>
}

interface Options {
  /** For requests that `admit` has let in: they are answered even if the queue has filled up since. */
  isAdmitted?: boolean
  /** For work that is mostly done in another thread, and measures its own part in this one with `here`. */
  isElsewhere?: boolean
}

export interface GuestWork {
  /** Wraps work for guests, such as rendering a page or a feed, so that it cannot use up the processor. */
  limited<Request extends FastifyRequest>(
    work: Work<Request>,
    options?: Options,
  ): (request: Request, reply: FastifyReply) => Promise<FastifyReply>
  /** An `onRequest` hook that refuses a form, before its body is read, whenever a page would be refused. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>
}

/** While one waits for the database, another is rendered; more at once would only delay all of them. */
const atOnce = 4
/** About as many as can be rendered while people are still willing to wait. */
const mostWaiting = 100
const mostWaitingEach = 30

/**
 * Limits the work for guests, of whom only the address is known: a page takes as much CPU time as fifty calls to the API. Addresses
 * take turns, and each has a limited amount of CPU time per minute. The work is limited instead of the number of requests, because
 * a carrier puts thousands of people behind one address, and cheap requests may be frequent.
 */
export function limitGuestWork({
  APP_NAME,
  PAGE_SECONDS,
}: Pick<Config, 'APP_NAME' | 'PAGE_SECONDS'>): GuestWork {
  const { inTurn, refuseFull } = fairQueue(openSlots(atOnce), { mostWaiting, mostWaitingEach })
  // Counted in microseconds, so that a cheap page of less than a millisecond is not rounded up.
  const points = PAGE_SECONDS * 1_000_000
  const budget = new RateLimiterMemory({ keyPrefix: 'guest-work', points, duration: 60 })
  const busyPage = staticPage(APP_NAME, {
    bn: ['একটু অপেক্ষা করুন', 'এই মুহূর্তে সাইটে অনেক চাপ। একটু পরে আবার চেষ্টা করুন।'],
    en: ['Please wait a moment', 'Many pages are being asked for right now. Try again a little later.'],
  })
  const busyForm = staticPage(APP_NAME, {
    bn: [
      'একটু অপেক্ষা করুন',
      'এই মুহূর্তে সাইটে অনেক চাপ। এক মিনিট পরে এই পাতা আবার লোড করুন: আপনি যা লিখেছেন তা আবার পাঠানো হবে, কিছুই হারাবে না।',
    ],
    en: [
      'Please wait a moment',
      'Many pages are being asked for right now. Reload this page in a minute: what you have written is sent again, and nothing is lost.',
    ],
    isAnswer: true,
  })
  const measured = openMeter()

  const refuseExhausted = async (network: string) => {
    const consumed = await budget.get(network)
    if (!consumed || consumed.consumedPoints < points) return
    throw new ApiError('too_many_requests', {
      retryAfterSeconds: Math.ceil(consumed.msBeforeNext / 1000) || 1,
    })
  }

  const accountOf = (network: string): Account => {
    const consume = (microseconds: number) => budget.penalty(network, microseconds)
    return { consume, here: (work) => measured(work, consume) }
  }

  return {
    async admit(request, reply) {
      try {
        const network = networkOf(request.ip)
        await refuseExhausted(network)
        refuseFull(network)
        return undefined
      } catch (error) {
        drainBody(request.raw)
        return sendBusyPage(reply, error)
      }
    },
    limited:
      (work, { isAdmitted = false, isElsewhere = false } = {}) =>
      async (request, reply) => {
        const network = networkOf(request.ip)
        const refuse = async () => {
          if (!isAdmitted) await refuseExhausted(network)
        }
        const gone = onClientDisconnect(reply)
        const draw = async () => {
          // Calls to the API that have arrived meanwhile are handled first.
          await new Promise(setImmediate)
          await refuse()
          if (gone.aborted) throw new ApiError('unavailable', { retryAfterSeconds: 1 })
          const account = accountOf(network)
          const begin = () => work(request, reply, account)
          return isElsewhere ? begin() : account.here(begin)
        }
        try {
          await refuse()
          return reply.send(await inTurn(network, draw, { isAdmitted }))
        } catch (error) {
          return sendBusyPage(reply, error)
        }
      },
  }

  function sendBusyPage(reply: FastifyReply, error: unknown): FastifyReply {
    if (!(error instanceof ApiError) || error.details.retryAfterSeconds === undefined) throw error
    const { code, details } = error
    return setInPlaceOfPage(reply, errors[code][0])
      .header('retry-after', details.retryAfterSeconds)
      .send(reply.request.method === 'POST' ? busyForm : busyPage)
  }
}
