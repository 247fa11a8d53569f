/** Whether the app has its service worker here; not in development, nor where a page is served without TLS. */
export const hasWorker = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator

/** Posts a message to the service worker once it is active. */
export async function postToWorker(message: { type: string }): Promise<void> {
  if (!hasWorker()) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}
