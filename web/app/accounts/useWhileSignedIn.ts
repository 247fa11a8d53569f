import { useTranslations } from 'use-intl'
import { onSentToLogin } from '../api/session.ts'
import { leaveFlash } from '../ui/flash.ts'
import type { Gate } from './gate.ts'

/**
 * Makes a call that only signed-in people may make: `await whileSignedIn(() => mutateAsync(decision))`. If the session turns out to be
 * over meanwhile, the login that the person is sent to says what it is for, and the result is undefined. It does not matter which call is
 * the first to find out: a read of the same page may be faster.
 */
export function useWhileSignedIn(gate: Gate) {
  const t = useTranslations('accounts.gate')
  return async <Result>(send: () => Promise<Result>): Promise<Result | undefined> => {
    let isSent = false
    const stop = onSentToLogin(() => {
      isSent = true
      leaveFlash(t(gate), 'error')
    })
    try {
      return await send()
    } catch (error) {
      if (isSent) return undefined
      throw error
    } finally {
      stop()
    }
  }
}
