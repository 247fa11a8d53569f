import { dayTextOf } from '@bichar/contract/rules/dayText.ts'
import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CallError } from '../api/errors.ts'
import { hasMessages, onMessagesLoaded } from './messages.ts'
import { untilReason } from './untilReason.ts'

/**
 * Returns the message of an error: the server's reason if it gave one, else `fallback`. It is in the reader's language if this app knows
 * the error code; a newer server may send another, whose own message is shown.
 */
export function useErrorMessage(): (error: unknown, fallback: string) => string {
  const common = useTranslations('common')
  const reasons = useTranslations('errors')
  const language = useLocale()
  const isMissing = useRef(false)
  // Text on the page that lacks its reason gets it once the messages are loaded that the first pages do without.
  useSyncExternalStore(
    onMessagesLoaded,
    () => isMissing.current && hasMessages(language),
    () => false,
  )
  return useCallback(
    (error, fallback) => {
      if (!(error instanceof CallError)) return fallback
      if (error.code === 'offline') return common('offline')
      if (error.code === 'internal') return fallback
      if (!hasMessages(language)) {
        isMissing.current = true
        return fallback
      }
      if (error.code === 'account_paused' && error.sanction?.until) {
        return common('pausedUntil', { day: dayTextOf(language, error.sanction.until) })
      }
      // The code is looked up in the catalogue: the contract's table holds the English messages, which no reader of Bengali needs.
      const reason = error.code as ErrorCode
      return reasons.has(reason) ? reasons(reason) : error.message || fallback
    },
    [common, reasons, language],
  )
}

/** The same for messages that the first pages show once and cannot update later, such as toasts: waits for the messages of the reason. */
export function useAwaitedErrorMessage(): (error: unknown, fallback: string) => Promise<string> {
  const messageOf = useErrorMessage()
  const language = useLocale()
  return async (error, fallback) => {
    await untilReason(error, language)
    return messageOf(error, fallback)
  }
}
