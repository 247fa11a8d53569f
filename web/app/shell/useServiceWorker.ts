import { useEffect } from 'react'
import { hasWorker } from '../api/worker.ts'

/**
 * The worker is part of what the app is; without it everything but push messages and visits without a network works. As a
 * module, Firefox before 147 would not take it.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!hasWorker()) return
    navigator.serviceWorker
      .register('/service-worker.js')
      .catch((error: unknown) => console.warn('The service worker could not be registered', error))
  }, [])
}
