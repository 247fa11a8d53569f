import { useEffect } from 'react'
import { hasWorker } from '../api/worker.ts'

/**
 * Registers the service worker for everybody; without it, everything works except push notifications and offline visits. It is a classic
 * script, because Firefox before 147 does not accept a module.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!hasWorker()) return
    // The browser's own error names the worker.
    navigator.serviceWorker.register('/service-worker.js').catch(console.warn)
  }, [])
}
