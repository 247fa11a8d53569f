import { useTranslations } from 'use-intl'
import { fieldCodes } from '../../api/fieldCodes.ts'
import { errorOf, type Refusal } from '../../api/outcome.ts'
import { useErrorMessage } from '../../i18n/errorMessage.ts'

/** Returns why a report was refused: the errors of its fields, or of the whole report. */
export function useRefusalText(): (refusal: Refusal) => string {
  const t = useTranslations('posts.form')
  const reasons = useTranslations('errors')
  const errorMessage = useErrorMessage()
  return (refusal) => {
    const error = errorOf(refusal)
    const ofFields = new Set(Object.values(fieldCodes(error)).map((code) => reasons(code)))
    return ofFields.size > 0 ? [...ofFields].join(' · ') : errorMessage(error, t('failed'))
  }
}
