import { errors } from '@bichar/contract/rules/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import { ApiError } from '../refusal.ts'
import { drainBody } from './drainBody.ts'
import { limitConcurrency } from './limitConcurrency.ts'
import { openMeter } from './meter.ts'
import { networkOf } from './network.ts'
import { onClientDisconnect } from './onClientDisconnect.ts'
import { setInPlaceOfPage, staticPage } from './staticPage.ts'

/** Answers with what is to be sent; it goes out when its turn is over, however slowly it is read. */
type Work<Request extends FastifyRequest> = (
  request: Request,
  reply: FastifyReply,
  account: Account,
) => Promise<string | Buffer | undefined>

/** What the work has used up of the processor, for whom it is done. */
interface Account {
  /** Counts what this thread does for it. */
  here<Result>(work: () => Promise<Result>): Promise<Result>
  /** Counts what has been done elsewhere, in microseconds. */
  spend(microseconds: number): Promise<unknown>
}

interface Options {
  /** Let in by `admit`, they are told what has been done, even if there is no room for others by now. */
  isAdmitted?: boolean
  /** It is done elsewhere for the most part, and says itself what of it is done here. */
  isElsewhere?: boolean
}

export interface GuestWork {
  /** Keeps work for guests, be it a page or a feed, from using up the processor. */
  limited<Request extends FastifyRequest>(
    work: Work<Request>,
    options?: Options,
  ): (request: Request, reply: FastifyReply) => Promise<FastifyReply>
  /** Refuses a form, before anything of it is read, where a page would be refused: a hook for `onRequest`. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>
}

/** While one waits for the database another is drawn; more at once would only make all of them later. */
const atOnce = 4
/** As many as are drawn while somebody is still willing to wait. */
const mostWaiting = 100
const mostWaitingEach = 30

/**
 * Work for guests, of whom nothing is known but an address: a page takes the processor for as long as fifty calls of
 * the app. Addresses take turns, and each may use up so much of the processor in a minute: what counts is the work, not how
 * often it is asked for, because a carrier puts thousands of people behind one address, and what is cheap may be had often.
 */
export function limitGuestWork({
  APP_NAME,
  PAGE_SECONDS,
}: Pick<Config, 'APP_NAME' | 'PAGE_SECONDS'>): GuestWork {
  const { inTurn, refuseFull } = limitConcurrency({ atOnce, mostWaiting, mostWaitingEach })
  // Counted in microseconds: a cheap page takes less than a thousandth of a second, and is not charged a whole one.
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

  const refuseSpent = async (network: string) => {
    const spent = await budget.get(network)
    if (!spent || spent.consumedPoints < points) return
    throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(spent.msBeforeNext / 1000) || 1 })
  }

  const accountOf = (network: string): Account => {
    const spend = (microseconds: number) => budget.penalty(network, microseconds)
    return { spend, here: (work) => measured(work, spend) }
  }

  return {
    async admit(request, reply) {
      try {
        const network = networkOf(request.ip)
        await refuseSpent(network)
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
          if (!isAdmitted) await refuseSpent(network)
        }
        const gone = onClientDisconnect(reply)
        const draw = async () => {
          // Calls of the app that have arrived meanwhile come first.
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
