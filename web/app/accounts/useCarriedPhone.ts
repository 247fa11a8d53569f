import { useLocation } from 'react-router'
import { useHydrated } from '../ui/useHydrated.ts'

/**
 * The phone that one password page hands to the other. It travels in the browser's history, so it survives a reload;
 * the server does not know it, so it is there only once the page is alive.
 */
export function useCarriedPhone(): { known: boolean; phone: string | undefined } {
  const { state } = useLocation()
  const known = useHydrated()
  const phone: unknown = known ? state?.phone : undefined
  return { known, phone: typeof phone === 'string' ? phone : undefined }
}
