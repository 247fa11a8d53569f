import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { OfflineMessages } from '../postScreens/offlineCopy/OfflineMessages.tsx'
import { useDrafts } from '../reportForm/drafts/queries.ts'

/** The number of unsent reports on this device, shown on the links to a new report. It is loaded for members only. */
export function DraftBadge() {
  const { user } = useSession()
  return (
    user && (
      <OfflineMessages>
        <Badges key={user._id} person={user._id} />
      </OfflineMessages>
    )
  )
}

function Badges({ person }: { person: string }) {
  const count = useDrafts(person)?.length ?? 0
  const { pathname } = useLocation()
  const [places, setPlaces] = useState<readonly HTMLElement[]>([])
  // The layout shows these links on some pages only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation is the reason to run
  useEffect(() => setPlaces([...document.querySelectorAll<HTMLElement>('[data-create]')]), [pathname])
  if (count === 0) return null
  return places.map((place, index) => createPortal(<Badge count={count} />, place, `${index}`))
}

function Badge({ count }: { count: number }) {
  const t = useTranslations('offline')
  const format = useFormatter()
  return (
    <span className="absolute -top-1.5 left-5 grid h-5 min-w-5 place-items-center rounded-full bg-alarm px-1 font-bold text-on-alarm text-mark leading-none">
      <span aria-hidden>{format.number(count)}</span>
      <span className="sr-only">{t('drafts', { count })}</span>
    </span>
  )
}
