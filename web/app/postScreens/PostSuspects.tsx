import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { Clock } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { NotConvicted } from '../suspects/NotConvicted.tsx'
import { SuspectName } from '../suspects/SuspectName.tsx'
import { SuspectLink } from './SuspectLink.tsx'

/** One row on a wide screen, two on a phone; if there are more suspects, the button takes the last place. */
const places = 4

interface PostSuspectsProps {
  suspects: readonly LinkedSuspect[]
  /** Whether the post names somebody whom this reader may not see. */
  hasPending?: boolean
}

/** The suspects of a post, side by side; each links to the profile. */
export function PostSuspects({ suspects, hasPending = false }: PostSuspectsProps) {
  const t = useTranslations('posts.card')
  const states = useTranslations('suspects.visibility')
  const named = useTranslations('suspects.origin')('thisReport')
  const [all, setAll] = useState(false)
  const listId = useId()
  if (suspects.length === 0) {
    return hasPending ? (
      <Pending text={t('pendingSuspectsText')} />
    ) : (
      <p className="px-3 py-2.5 text-quiet text-sm sm:px-4">{t('noSuspects')}</p>
    )
  }
  const isFolded = suspects.length > places && !all
  return (
    <div className="@container p-2 sm:px-3">
      <div className="flex flex-wrap gap-x-2 px-1 pb-1 text-quiet text-sm">
        <p>{named}</p>
        <NotConvicted />
      </div>
      <ul id={listId} aria-label={t('suspects')} className="grid grid-cols-2 gap-1 @lg:grid-cols-4">
        {suspects.map((suspect, index) => (
          <li
            key={suspect._id}
            className={`only:col-span-full ${isFolded && index >= places - 1 ? 'hidden noscript:block' : ''}`}
          >
            <SuspectLink
              suspect={suspect}
              className="h-full items-center gap-2 rounded-control p-1 hover:bg-raised"
            >
              <SuspectName suspect={suspect}>
                {suspect.shown !== 'shown' && <span className="font-bold">{states(suspect.shown)}</span>}
              </SuspectName>
            </SuspectLink>
          </li>
        ))}
        {suspects.length > places && (
          <li className="noscript:hidden">
            <button
              type="button"
              aria-expanded={all}
              aria-controls={listId}
              onClick={() => setAll(!all)}
              className="h-full min-h-13 w-full rounded-control bg-raised px-2 font-bold text-sm hover:underline"
            >
              {t(all ? 'showFewSuspects' : 'showAllSuspects')}
            </button>
          </li>
        )}
      </ul>
      {hasPending && <Pending text={t('morePendingSuspects')} />}
    </div>
  )
}

const Pending = ({ text }: { text: string }) => (
  <p className="flex items-start gap-2 px-3 py-2.5 text-quiet text-sm sm:px-4">
    <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
    {text}
  </p>
)
