/** The outcome of sending a message. `reason` is for the operator and does not identify the subscription. */
export type Delivery =
  | { outcome: 'delivered' }
  /** The subscription has ended; no further message will ever arrive. */
  | { outcome: 'gone' }
  /** The service is busy or unreachable; `afterSeconds` is its Retry-After. */
  | { outcome: 'later'; reason: string; afterSeconds?: number }
  /** A retry would not help. */
  | { outcome: 'refused'; reason: string }

/** Interprets the HTTP response of a push service, for Web Push (RFC 8030) and Firebase alike. */
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

/** The outcome if a service could not be reached, or not in time. */
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
