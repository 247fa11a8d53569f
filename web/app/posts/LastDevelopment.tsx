import type { Post } from '@bichar/contract/posts.ts'
import { useTranslations } from 'use-intl'
import { IncidentTime } from './IncidentTime.tsx'

/** The latest step of a case; of one without a known step, how many updates it has. */
export function LastDevelopment({ post: { caseLine } }: { post: Pick<Post, 'caseLine'> }) {
  const t = useTranslations('timelines')
  const { steps, updates } = caseLine
  const last = steps.at(-1)
  if (updates === 0) return null
  return (
    <p className="font-bold text-brand">
      {last ? (
        <>
          {t(`states.${last.step}`)} · <IncidentTime at={last.date} />
        </>
      ) : (
        t('updates', { count: updates })
      )}
    </p>
  )
}
