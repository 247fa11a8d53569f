import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { useTranslations } from 'use-intl'

/** Returns the message of an error code of a form field. */
export function useFieldError(): (code: ErrorCode | undefined) => string | undefined {
  const reasons = useTranslations('errors')
  return (code) => (code ? reasons(code) : undefined)
}
