import type { ErrorBody } from '@bichar/contract/api.ts'
import { isErrorCode } from '@bichar/contract/rules/errors.ts'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language.tsx'
import { type Language, messagesOf } from '../i18n/messages.ts'
import type { Posted } from './pageRequest.ts'
import { type RootData, useRootData } from './useRootData.ts'

function refusalOf(posted: Posted | undefined): Partial<ErrorBody> | undefined {
  const body = (posted?.body ?? {}) as Partial<ErrorBody>
  return body.success === false ? body : undefined
}

/** The refusal of a form that was submitted without JavaScript: the message for the whole form, and for each field. */
export function useRefusal(posted: Posted | undefined) {
  const words = useTranslations('errors')
  const messageOf = (code: string | undefined) => (code && isErrorCode(code) ? words(code) : undefined)
  const refusal = refusalOf(posted)
  const errorOf = (field: string) => messageOf(refusal?.reasons?.[field]?.code)
  return {
    isRefused: refusal !== undefined,
    message: refusal && (messageOf(refusal.code) ?? refusal.message),
    errorOf,
    /** The first of these fields that is wrong. It takes the focus when the page is opened, and its error is read out then. */
    firstWrong: (fields: readonly string[]) => fields.find((field) => errorOf(field)),
    writtenIn: (field: string) => (refusal ? (posted?.fields[field] ?? '') : ''),
  }
}

type Names = Pick<RootData, 'appNames'> | undefined

/**
 * The title of a page whose form was submitted: a screen reader reads it first, so it says that the form was refused. It says nothing
 * else, because it stays in the history of the browser.
 */
export function formTitle(names: Names, language: Language, posted: Posted | undefined): string | undefined {
  const name = names?.appNames[language]
  return refusalOf(posted) ? `${messagesOf(language).followUps.error}: ${name}` : name
}

/** Attributes of such a page by which its title stays with it. */
export function useFormTitle(posted: Posted | undefined) {
  const root = useRootData()
  const { language } = useLanguage()
  return { 'data-title': formTitle(root, language, posted) }
}

/** Attributes of the text that takes the focus when its page is opened, with or without JavaScript, because it is the answer to a form. */
export const focusedOnOpen = (is = true) => (is ? { tabIndex: -1, autoFocus: true } : {})
