declare const self: ServiceWorkerGlobalScope

/**
 * Replaces a push subscription that the browser has dropped, and registers the new one for whoever the session cookie identifies. If
 * nobody is signed in, this browser is to receive nothing more.
 */
export async function resubscribe(): Promise<void> {
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
