import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { OfflineWords } from '../reading/kept/OfflineWords.tsx'
import { useDrafts } from '../writing/drafts/queries.ts'

/** How many reports on this device have not been sent, on the ways to a new one. It comes with what only members need. */
export function DraftBadge() {
  const { user } = useSession()
  return (
    user && (
      <OfflineWords>
        <Badges key={user._id} person={user._id} />
      </OfflineWords>
    )
  )
}

function Badges({ person }: { person: string }) {
  const count = useDrafts(person)?.length ?? 0
  const { pathname } = useLocation()
  const [places, setPlaces] = useState<readonly HTMLElement[]>([])
  // The frame shows them on some pages only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason
  useEffect(() => setPlaces([...document.querySelectorAll<HTMLElement>('[data-create]')]), [pathname])
  if (count === 0) return null
  return places.map((place, index) => createPortal(<Badge count={count} />, place, `${index}`))
}

function Badge({ count }: { count: number }) {
  const t = useTranslations('offline')
  const format = useFormatter()
  return (
    <span className="absolute -top-1.5 left-5 grid h-5 min-w-5 place-items-center rounded-full bg-alarm px-1 font-bold text-on-alarm text-xs leading-none">
      <span aria-hidden>{format.number(count)}</span>
      <span className="sr-only">{t('drafts', { count })}</span>
    </span>
  )
}
