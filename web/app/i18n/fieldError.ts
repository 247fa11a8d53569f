import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { useTranslations } from 'use-intl'

/** The reason for one field of a form that the browser itself checked. */
export function useFieldError(): (code: ErrorCode | undefined) => string | undefined {
  const reasons = useTranslations('errors')
  return (code) => (code ? reasons(code) : undefined)
}
