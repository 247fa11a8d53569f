import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { CallError } from '../api/errors.ts'
import { hasWords, onWords } from './messages.ts'
import { untilReason } from './untilReason.ts'

/**
 * Says what went wrong: the server's reason where it gave one, else `fallback`. In the reader's language where the reason
 * is one that this app knows; a newer server may have others, which it says itself.
 */
export function useErrorMessage(): (error: unknown, fallback: string) => string {
  const common = useTranslations('common')
  const reasons = useTranslations('errors')
  const format = useFormatter()
  const language = useLocale()
  const isMissing = useRef(false)
  // What stands on the page without its reason gets it with the words that the first pages do without.
  useSyncExternalStore(
    onWords,
    () => isMissing.current && hasWords(language),
    () => false,
  )
  return useCallback(
    (error, fallback) => {
      if (!(error instanceof CallError)) return fallback
      if (error.code === 'offline') return common('offline')
      if (error.code === 'internal') return fallback
      if (!hasWords(language)) {
        isMissing.current = true
        return fallback
      }
      if (error.code === 'account_paused' && error.sanction?.until) {
        const at = new Date(`${error.sanction.until}T00:00+06:00`)
        return common('pausedUntil', { day: format.dateTime(at, { dateStyle: 'medium' }) })
      }
      // The catalogue knows the codes: their table holds the English sentences, which no reader of Bengali needs.
      const reason = error.code as ErrorCode
      return reasons.has(reason) ? reasons(reason) : error.message || fallback
    },
    [common, reasons, format, language],
  )
}

/** The same for what the first pages say once, and cannot say anew when the words of the reason have come. */
export function useAwaitedErrorMessage(): (error: unknown, fallback: string) => Promise<string> {
  const inWords = useErrorMessage()
  const language = useLocale()
  return async (error, fallback) => {
    await untilReason(error, language)
    return inWords(error, fallback)
  }
}
