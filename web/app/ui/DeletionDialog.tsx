import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { toast } from './toast.ts'

export interface DeletionDialogProps {
  deletion: Pick<UseMutationResult<unknown, Error, void>, 'mutateAsync' | 'isPending'>
  title: string
  question: string
  /** What is said once it is gone, and when it could not be deleted and the server gave no reason. */
  done: string
  failed: string
  /** What else is asked. */
  children?: ReactNode
  onClose(): void
  /** Called once it is gone; who shows it turns away from it. */
  onDeleted?(): void
}

/** Asks, deletes, and says what became of it. */
export function DeletionDialog({
  deletion: { mutateAsync, isPending },
  title,
  question,
  done,
  failed,
  children,
  onClose,
  onDeleted,
}: DeletionDialogProps) {
  const common = useTranslations('common')
  const errorMessage = useErrorMessage()
  // What shows this dialog may go with what is deleted; what is said and done afterwards must not go with it.
  const remove = async () => {
    try {
      await mutateAsync()
      toast.success(done)
      onClose()
      onDeleted?.()
    } catch (error) {
      toast.error(errorMessage(error, failed))
      onClose()
    }
  }
  return (
    <ConfirmDialog
      title={title}
      question={question}
      confirmLabel={common('delete')}
      busy={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
