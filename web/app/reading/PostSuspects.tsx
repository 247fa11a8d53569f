import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { SuspectName } from '../suspects/SuspectName.tsx'

/** One row on a wide screen, two on a phone; if there are more suspects, the button takes the last place. */
const places = 4

/** The suspects of a post, side by side; each links to the profile. */
export function PostSuspects({ suspects }: { suspects: readonly LinkedSuspect[] }) {
  const t = useTranslations('posts.card')
  const [all, setAll] = useState(false)
  const listId = useId()
  if (suspects.length === 0) {
    return <p className="px-3 py-2.5 text-quiet text-sm sm:px-4">{t('noSuspects')}</p>
  }
  const isFolded = suspects.length > places && !all
  return (
    <div className="@container p-2 sm:px-3">
      <ul id={listId} aria-label={t('suspects')} className="grid grid-cols-2 gap-1 @lg:grid-cols-4">
        {suspects.map((suspect, index) => (
          <li
            key={suspect._id}
            className={`only:col-span-full ${isFolded && index >= places - 1 ? 'hidden noscript:block' : ''}`}
          >
            <SuspectLink suspect={suspect} />
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
    </div>
  )
}

function SuspectLink({ suspect }: { suspect: LinkedSuspect }) {
  const gate = useLoginGate()
  const address = `/suspects/${suspect._id}`
  return (
    <Link
      to={address}
      onClick={gate('continue', address, { act: 'suspect', title: suspect.name, photo: suspect.photo })}
      className="group flex h-full items-center gap-2 rounded-control p-1 hover:bg-raised"
    >
      <SuspectName suspect={suspect} />
    </Link>
  )
}
