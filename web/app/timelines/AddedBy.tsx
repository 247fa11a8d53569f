import type { Timeline } from '@bichar/contract/timelines.ts'
import { useTranslations } from 'use-intl'
import { MixedScript } from '../i18n/MixedScript.tsx'

/** Who has added an entry. Whoever is the only one to learn it reads that, in place of their name. */
export function AddedBy({ createdBy }: Pick<Timeline, 'createdBy'>) {
  const t = useTranslations('timelines')
  if (!createdBy) return t('addedWithoutName')
  return createdBy.isPrivate ? t('addedByYou') : <MixedScript text={t('addedBy', { name: createdBy.name })} />
}
