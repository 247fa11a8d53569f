import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { useCallback } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { CallError } from '../api/errors.ts'
import { hasWords } from './messages.ts'

/**
 * Says what went wrong: the server's reason where it gave one, else `fallback`. In the reader's language where the reason
 * is one that this app knows; a newer server may have others, which it says itself.
 */
export function useErrorMessage(): (error: unknown, fallback: string) => string {
  const common = useTranslations('common')
  const reasons = useTranslations('errors')
  const format = useFormatter()
  const language = useLocale()
  return useCallback(
    (error, fallback) => {
      if (!(error instanceof CallError)) return fallback
      if (error.code === 'offline') return common('offline')
      // The reasons come with the words that the first pages do without.
      if (error.code === 'internal' || !hasWords(language)) return fallback
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
