import { useTranslations } from 'use-intl'
import { CallError } from '../api/errors.ts'
import { leaveFlash } from '../ui/flash.ts'
import type { Gate } from './useLoginGate.ts'

/**
 * A call that finds the session ended leads to /login. This makes that page say what the login is for, and returns whether `error` comes
 * from such a call.
 */
export function useSentToLogin(): (error: unknown, gate: Gate) => boolean {
  const t = useTranslations('accounts.gate')
  return (error, gate) => {
    const isSent = error instanceof CallError && error.status === 401
    if (isSent) leaveFlash(t(gate), 'error')
    return isSent
  }
}
