/** A gateway that accepts the connection and never responds must not block the messages behind it. */
const maxMilliseconds = 10_000

/** Makes the request that sends a message. Throws unless the service accepts it; the error contains nothing of the message. */
export async function requestSms(service: string, url: string | URL, init: RequestInit): Promise<void> {
  const response = await fetch(url, {
    ...init,
    // If followed, a redirect would turn the POST into a GET, which sends nothing and still responds with 200.
    redirect: 'error',
    signal: AbortSignal.timeout(maxMilliseconds),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`${service} answered ${response.status}`)
}
