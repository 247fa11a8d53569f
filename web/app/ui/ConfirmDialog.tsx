import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { MixedScript } from '../i18n/MixedScript.tsx'
import { Button } from './Button.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'
import { focusInvalid } from './focusInvalid.ts'

interface ConfirmDialogProps {
  title: string
  question: string
  confirmLabel: string
  busy: boolean
  /** Whether the content does not allow the action; it marks the field that is wrong. */
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
      <p className="mb-5">
        <MixedScript text={question} />
      </p>
      {children}
      <DialogActions>
        <Button look="secondary" onClick={onClose} disabled={busy}>
          {t('cancel')}
        </Button>
        <Button
          look={look}
          onClick={({ currentTarget }) => (isBlocked ? focusInvalid(currentTarget) : onConfirm())}
          busy={busy}
          ready={!isBlocked}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
