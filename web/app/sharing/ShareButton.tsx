import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import type { Shared } from './addresses.ts'

const ShareDialog = lazyDialog(() => import('./ShareDialog.tsx'))

interface ShareButtonProps {
  shared: Shared
  className: string
  /** Shows only the icon on a phone. */
  isCompact?: boolean
}

/** The 'শেয়ার' button, for signed-in users (spec section 6). */
export function ShareButton({ shared, className, isCompact = false }: ShareButtonProps) {
  const t = useTranslations('sharing')
  const gate = useLoginGate()
  const [open, setOpen] = useState(false)
  const pendingAction = { act: 'share', ...shared } as const
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => gate('continue', undefined, pendingAction)() && setOpen(true)}
        className={className}
      >
        <Share2 aria-hidden className="size-5 shrink-0" />
        <span className={isCompact ? 'max-sm:sr-only' : ''}>
          <span lang="bn">{t('share')}</span>
          <span className="sr-only"> {t('inWords')}</span>
        </span>
      </button>
      {open && <ShareDialog shared={shared} onClose={() => setOpen(false)} />}
    </>
  )
}
