import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ProposedPeople } from './ProposedPeople.tsx'
import type { People } from './usePeople.ts'

/** The people whom the approval of a post makes public, once they are loaded; nothing if there are none. */
export function PostPeople({ people, ref }: { people: People; ref?: Ref<HTMLFieldSetElement> }) {
  const t = useTranslations('posts.moderation.people')
  const loading = useTranslations('common')('loading')
  const { review, error, retry, leftOut, toggle, count } = people
  if (review) {
    return (
      <ProposedPeople
        ref={ref}
        suspects={review.criminals}
        sameName={review.sameName}
        leftOut={leftOut}
        onToggle={toggle}
      />
    )
  }
  if (error) return <LoadFailed error={error} fallback={t('failed')} retry={retry} />
  if (count === 0) return null
  return (
    <div role="status" aria-label={loading}>
      <Skeleton className="!rounded-card h-32" />
    </div>
  )
}
