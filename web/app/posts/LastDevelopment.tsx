import type { Post } from '@bichar/contract/posts.ts'
import { useTranslations } from 'use-intl'
import { CaseDots } from './CaseDots.tsx'
import { IncidentTime } from './IncidentTime.tsx'

/** The latest development of a case, and how many updates it has. */
export function LastDevelopment({ post: { caseLine } }: { post: Pick<Post, 'caseLine'> }) {
  const t = useTranslations('timelines')
  const { steps, updates } = caseLine
  const last = steps.at(-1)
  if (updates === 0) return null
  return (
    <p className="font-bold text-brand text-sm">
      <CaseDots {...caseLine} />
      {last && (
        <>
          {t(`states.${last.step}`)} · <IncidentTime at={last.date} /> ·{' '}
        </>
      )}
      <span>{t('updates', { count: updates })}</span>
    </p>
  )
}
