/** A gateway that accepts and never answers must not hold up those that wait behind. */
const mostMilliseconds = 10_000

/** Makes the one request that sends a message. Throws unless it was taken; the error tells nothing of the message. */
export async function requestSms(service: string, url: string | URL, init: RequestInit): Promise<void> {
  const response = await fetch(url, {
    ...init,
    // Followed, a redirect would turn the POST into a GET that sends nothing and still answers 200.
    redirect: 'error',
    signal: AbortSignal.timeout(mostMilliseconds),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`${service} answered ${response.status}`)
}
