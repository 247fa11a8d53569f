import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { useMoments } from '../i18n/moments.ts'
import { ownSanctionsOptions } from './queries.ts'

/**
 * A notice above every page that tells a paused person how long they can only read. It is part of the
 * code that loads only for signed-in users.
 */
export function SanctionBanner() {
  const t = useTranslations('sanctions')
  const { ofDay } = useMoments()
  const { user } = useSession()
  // Re-renders on navigation, because the frame of some pages has no container for notices.
  const { pathname } = useLocation()
  const { data = [] } = useQuery({ ...ownSanctionsOptions(), enabled: user !== null })
  const ends = data.flatMap(({ kind, isActive, until }) =>
    kind === 'pause' && isActive && until ? [until] : [],
  )
  const last = ends.toSorted().at(-1)
  const place = document.getElementById('notices')
  if (!user || !last || !place) return null
  return createPortal(
    <aside
      aria-label={t('title')}
      className="mb-4 flex measure-wide items-start gap-3 rounded-card border border-notice bg-notice p-4 text-on-notice"
    >
      <BookOpen aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="grid gap-1">
        <p className="font-bold">{t('banner', { day: ofDay(last) })}</p>
        <p className="text-sm">{t('kept')}</p>
        {pathname !== '/standing' && (
          <Link
            to="/standing"
            className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
          >
            {t('why')}
          </Link>
        )}
      </div>
    </aside>,
    place,
  )
}
