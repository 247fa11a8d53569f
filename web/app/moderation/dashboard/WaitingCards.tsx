import type { Waiting } from '@bichar/contract/admin.ts'
import type { CallOutput } from '@bichar/contract/api.ts'
import {
  ChevronRight,
  ClipboardCheck,
  Flag,
  History,
  LifeBuoy,
  type LucideIcon,
  MessageSquareWarning,
  Scale,
  UserSearch,
} from 'lucide-react'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { isDayAlone } from '../../i18n/ago.ts'
import { Comma } from '../../ui/Comma.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { WaitingKind } from '../panel/summary.ts'
import { waitingTime } from '../review/waitingTime.ts'

const places: readonly { kind: WaitingKind; to: string; icon: LucideIcon }[] = [
  { kind: 'pendingPosts', to: '/admin/pending-posts', icon: ClipboardCheck },
  { kind: 'reportedPosts', to: '/admin/reported-posts', icon: Flag },
  { kind: 'flaggedOthers', to: '/admin/reported-posts?kind=all', icon: MessageSquareWarning },
  { kind: 'pendingTimelines', to: '/admin/pending-timelines', icon: History },
  { kind: 'pendingSuspects', to: '/admin/suspects?list=pending', icon: UserSearch },
  { kind: 'supportRequests', to: '/admin/support-requests?status=pending', icon: LifeBuoy },
  { kind: 'appeals', to: '/admin/appeals', icon: Scale },
]

const cards = 'grid grid-cols-1 gap-3 sm:grid-cols-2'

/** For each kind: how many items are pending, and since when. Each card links to the page where they are reviewed. */
export function WaitingCards({ summary }: { summary: CallOutput<'GET /admin/summary'>['summary'] }) {
  return (
    <ul className={cards}>
      {places.map((place) => (
        <li key={place.kind}>
          <WaitingCard {...place} waiting={summary[place.kind]} />
        </li>
      ))}
    </ul>
  )
}

interface WaitingCardProps {
  kind: WaitingKind
  to: string
  icon: LucideIcon
  waiting: Waiting
}

function WaitingCard({ kind, to, icon: Icon, waiting: { count, oldest } }: WaitingCardProps) {
  const t = useTranslations('admin')
  const format = useFormatter()
  return (
    <Link to={to} className="card flex h-full items-center gap-4 p-4 hover:shadow-float">
      <span
        className={`grid size-12 shrink-0 place-items-center rounded-full ${count > 0 ? 'bg-brand text-on-brand' : 'bg-raised text-quiet'}`}
      >
        <Icon aria-hidden className="size-6" />
      </span>
      <span className="grid min-w-0 grow">
        <span className="font-bold">
          {t(`kinds.${kind}`)}
          <Comma />
        </span>
        <span className="text-quiet text-sm">
          {oldest ? (
            <Oldest since={oldest} isDayOnly={kind !== 'supportRequests' && isDayAlone(oldest)} />
          ) : (
            t('nothing')
          )}
          <Comma />
        </span>
      </span>
      <span className="shrink-0 font-extrabold text-xl tabular-nums">{format.number(count)}</span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-quiet" />
    </Link>
  )
}

function Oldest({ since, isDayOnly }: { since: string; isDayOnly: boolean }) {
  const { unit, count } = waitingTime(since, { isDayOnly })
  return useTranslations('admin.oldest')(unit, { count })
}

export const WaitingCardsSkeleton = () => (
  <div className={cards}>
    {places.map(({ kind }) => (
      <Skeleton key={kind} className="!rounded-card h-20" />
    ))}
  </div>
)
