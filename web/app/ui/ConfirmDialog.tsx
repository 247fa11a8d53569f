import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './Button.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'

interface ConfirmDialogProps {
  title: string
  question: string
  confirmLabel: string
  busy: boolean
  /** Whether the content does not allow the action. */
  isBlocked?: boolean | undefined
  /** Look of the confirm button; the default is for actions that cannot be undone. */
  look?: 'alarm' | 'brand'
  /** Further content below the question. */
  children?: ReactNode
  onConfirm(): void
  onClose(): void
}

/** Asks for confirmation before an action. */
export function ConfirmDialog({
  title,
  question,
  confirmLabel,
  busy,
  isBlocked,
  look = 'alarm',
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useTranslations('common')
  return (
    <Dialog title={title} onClose={onClose} busy={busy} size={children ? 'form' : 'small'}>
      <p className="mb-5">{question}</p>
      {children}
      <DialogActions>
        <Button look="outline" onClick={onClose} disabled={busy}>
          {t('cancel')}
        </Button>
        <Button look={look} onClick={onConfirm} busy={busy} disabled={isBlocked}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
