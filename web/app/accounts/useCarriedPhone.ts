import { useLocation } from 'react-router'
import { useHydrated } from '../ui/useHydrated.ts'

/**
 * The phone number that one password page passes to the other. It is in the history state, so it survives a reload; the server does not
 * know it, so it is available only after hydration.
 */
export function useCarriedPhone(): { known: boolean; phone: string | undefined } {
  const { state } = useLocation()
  const known = useHydrated()
  const phone: unknown = known ? state?.phone : undefined
  return { known, phone: typeof phone === 'string' ? phone : undefined }
}
