import { useTranslations } from 'use-intl'
import type { Refusal } from '../../api/outcome.ts'
import { NotSent } from '../../forms/NotSent.tsx'
import { useRefusalWords } from './useRefusalWords.ts'

/** Says why the server did not take a report that was sent by itself, and that it can be mended. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
  const t = useTranslations('posts.form.drafts')
  const reason = useRefusalWords()(refusal)
  return <NotSent title={t('refused')} text={`${reason}\n${t('mend')}`} />
}
