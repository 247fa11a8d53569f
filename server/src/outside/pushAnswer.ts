/** What became of a message. A `reason` is for the operator and does not name the subscription. */
export type Delivery =
  | { outcome: 'delivered' }
  /** The subscription has ended; nothing sent to it will ever arrive again. */
  | { outcome: 'gone' }
  /** Busy or not to be reached; `afterSeconds` is what the service itself asked for. */
  | { outcome: 'later'; reason: string; afterSeconds?: number }
  /** Trying again would be of no use. */
  | { outcome: 'refused'; reason: string }

/** What the HTTP answer of a push service means, Web Push (RFC 8030) and Firebase alike. */
export function readAnswer(service: string, status: number, retryAfter: string | null | undefined): Delivery {
  if (status >= 200 && status < 300) return { outcome: 'delivered' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  const reason = `${service} answered ${status}`
  if (status === 408 || status === 429 || status >= 500) {
    const afterSeconds = secondsOf(retryAfter ?? '')
    return { outcome: 'later', reason, ...(afterSeconds !== undefined && { afterSeconds }) }
  }
  return { outcome: 'refused', reason }
}

/** A service that could not be reached, or not in time. */
export const notReached = (service: string, error: unknown): Delivery => ({
  outcome: 'later',
  reason: `${service}: ${error instanceof Error ? error.message : error}`,
})

/** `Retry-After` is a number of seconds or a date. */
function secondsOf(retryAfter: string): number | undefined {
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter)
  const time = Date.parse(retryAfter)
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - Date.now()) / 1000))
}
