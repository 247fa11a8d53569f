import type { Suspect } from '@bichar/contract/suspects.ts'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { NotConvicted } from '../suspects/NotConvicted.tsx'
import { Button } from '../ui/Button.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { useInView } from '../ui/useInView.ts'
import { FoundSuspect } from './FoundSuspect.tsx'

interface FoundSuspectsProps {
  suspects: readonly Suspect[]
  hasMore: boolean
  isFetching: boolean
  /** Why the next page could not be fetched. */
  error: unknown
  more(): void
}

/** A list of suspects; more are fetched before its end comes into view. */
export function FoundSuspects({ suspects, hasMore, isFetching, error, more }: FoundSuspectsProps) {
  const t = useTranslations('search')
  const common = useTranslations('common')
  const next = useCallback(() => more(), [more])
  const marker = useInView(next, hasMore && !isFetching && !error)
  return (
    <div className="grid grid-cols-1 gap-3">
      <NotConvicted className="px-1" />
      <ul className="grid grid-cols-1 gap-3">
        {suspects.map((suspect) => (
          <li key={suspect._id}>
            <FoundSuspect suspect={suspect} />
          </li>
        ))}
      </ul>
      <div ref={marker} key={suspects.length} />
      {error ? (
        <LoadFailed error={error} fallback={t('failed')} retry={more} />
      ) : (
        hasMore && (
          <Button look="secondary" busy={isFetching} onClick={more}>
            {common('loadMore')}
          </Button>
        )
      )}
    </div>
  )
}
