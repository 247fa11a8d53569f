import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './Button.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'

interface ConfirmDialogProps {
  title: string
  question: string
  confirmLabel: string
  busy: boolean
  /** Left out, it is done for good. */
  look?: 'alarm' | 'brand'
  /** What else is asked. */
  children?: ReactNode
  onConfirm(): void
  onClose(): void
}

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog({
  title,
  question,
  confirmLabel,
  busy,
  look = 'alarm',
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useTranslations('common')
  return (
    <Dialog title={title} onClose={onClose} size={children ? 'form' : 'small'}>
      <p className="mb-5">{question}</p>
      {children}
      <DialogActions>
        <Button look="outline" onClick={onClose} disabled={busy}>
          {t('cancel')}
        </Button>
        <Button look={look} onClick={onConfirm} busy={busy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
