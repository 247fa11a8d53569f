import type { ErrorBody } from '@bichar/contract/api.ts'
import { isErrorCode } from '@bichar/contract/rules/errors.ts'
import { useTranslations } from 'use-intl'
import type { Posted } from './pageRequest.ts'

/** The refusal of a form that was submitted without JavaScript: the message for the whole form, and for each field. */
export function useRefusal(posted: Posted | undefined) {
  const words = useTranslations('errors')
  const messageOf = (code: string | undefined) => (code && isErrorCode(code) ? words(code) : undefined)
  const body = (posted?.body ?? {}) as Partial<ErrorBody>
  const refusal = body.success === false ? body : undefined
  return {
    isRefused: refusal !== undefined,
    message: refusal && (messageOf(refusal.code) ?? refusal.message),
    errorOf: (field: string) => messageOf(refusal?.reasons?.[field]?.code),
    writtenIn: (field: string) => (refusal ? (posted?.fields[field] ?? '') : ''),
  }
}
