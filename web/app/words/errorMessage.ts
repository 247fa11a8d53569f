import { type ErrorCode, isErrorCode } from '@bichar/contract/errors.ts'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../api/errors.ts'

/** Says what went wrong in the reader's language: the server's reason where it gave one, else `fallback`. */
export function useErrorMessage(): (error: unknown, fallback: string) => string {
  const common = useTranslations('common')
  const reasons = useTranslations('errors')
  return useCallback(
    (error, fallback) => {
      if (!(error instanceof CallError)) return fallback
      if (error.code === 'offline') return common('offline')
      if (error.code === 'internal' || !isErrorCode(error.code)) return fallback
      return reasons(error.code)
    },
    [common, reasons],
  )
}

/** The reason for one field of a form that the browser itself checked. */
export function useFieldError(): (code: ErrorCode | undefined) => string | undefined {
  const reasons = useTranslations('errors')
  return (code) => (code ? reasons(code) : undefined)
}
