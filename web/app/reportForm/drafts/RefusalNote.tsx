import { useTranslations } from 'use-intl'
import type { Refusal } from '../../api/outcome.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useRefusalText } from './useRefusalText.ts'

/** Shows why the server refused a report that was sent from the outbox, and that it can be corrected. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
  const t = useTranslations('posts.form.drafts')
  const reason = useRefusalText()(refusal)
  return <FormFailure title={t('refused')} text={`${reason}\n${t('mend')}`} />
}
