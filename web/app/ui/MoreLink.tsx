import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button, buttonClass } from './Button.tsx'

/** Loads more entries for people who use the keyboard, and in browsers where nothing loads by itself. */
export function MoreLink({ to, busy, more }: { to?: string | null; busy: boolean; more(): void }) {
  const t = useTranslations('common')
  if (!to) {
    return (
      <Button look="secondary" busy={busy} onClick={more}>
        {t('loadMore')}
      </Button>
    )
  }
  const loadHere = (event: MouseEvent) => {
    event.preventDefault()
    if (!busy) more()
  }
  return (
    <Link to={to} rel="next" onClick={loadHere} className={buttonClass('secondary')}>
      {t('loadMore')}
    </Link>
  )
}
