import type { Suspect } from '@bichar/contract/suspects.ts'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../ui/Skeleton.tsx'
import { inColumns } from './columns.ts'
import { SuspectCard } from './SuspectCard.tsx'

const columns = 'grid grid-cols-2 items-start gap-3 sm:gap-4'
const column = 'grid min-w-0 grid-cols-1 gap-3 sm:gap-4'
const onFirstScreen = 4

/** Cards in a masonry layout of two columns, on every screen. */
export function SuspectGrid({ suspects }: { suspects: readonly Suspect[] }) {
  const firsts = suspects.slice(0, onFirstScreen)
  return (
    <div className={columns}>
      {inColumns(suspects).map((cards, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
        <div key={index} className={column}>
          {cards.map((suspect) => (
            <SuspectCard key={suspect._id} suspect={suspect} first={firsts.includes(suspect)} />
          ))}
        </div>
      ))}
    </div>
  )
}

export function SuspectGridSkeleton() {
  const loading = useTranslations('common')('loading')
  return (
    <div role="status" aria-label={loading} className={columns}>
      {['aspect-3/5', 'aspect-2/3', 'aspect-2/3', 'aspect-3/5'].map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have no identity
        <Skeleton key={index} className={`!rounded-card ${shape}`} />
      ))}
    </div>
  )
}
