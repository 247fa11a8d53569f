import { Settings } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyDialog } from '../ui/lazyDialog.tsx'

const SettingsDialog = lazyDialog(() => import('./SettingsDialog.tsx'))

/** The settings of this device and its last messages, for guests, who have no profile, as for members. */
export function SettingsButton({ className, wordClassName }: { className: string; wordClassName?: string }) {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        <Settings aria-hidden className={wordClassName ? 'size-6' : 'size-5'} />
        <span className={wordClassName}>{t('settings')}</span>
      </button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
