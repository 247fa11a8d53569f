declare const self: ServiceWorkerGlobalScope

/**
 * The browser has given the subscription up: another is made and told to the server, as whoever the session cookie says
 * is signed in here. When nobody is, nothing more is to come here.
 */
export async function subscribeAnew(): Promise<void> {
  const session = await read<{ token: string }>('/api/auth/me')
  if (!session) return
  const push = await read<{ publicKey: string | null }>('/api/notifications/push-key')
  if (!push?.publicKey) return
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: push.publicKey,
  })
  await fetch('/api/notifications/token', {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ token: JSON.stringify(subscription) }),
  })
}

async function read<Answer>(address: string): Promise<Answer | undefined> {
  const response = await fetch(address)
  return response.ok ? response.json() : undefined
}
