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
  /** Messages after the deletion, and after a failure for which the server gave no reason. */
  done: string
  failed: string
  /** Further content below the question. */
  children?: ReactNode
  /** Whether that content does not allow the deletion. */
  isBlocked?: boolean
  onClose(): void
  /** Called instead of `onClose` when the person does not want to delete. */
  onDismiss?(): void
  /** Called after the deletion; a page that shows the deleted thing navigates away. */
  onDeleted?(): void
}

/** Asks for confirmation, deletes, and shows the result as a toast. */
export function DeletionDialog({
  deletion: { mutateAsync, isPending },
  title,
  question,
  done,
  failed,
  children,
  isBlocked,
  onClose,
  onDismiss = onClose,
  onDeleted,
}: DeletionDialogProps) {
  const common = useTranslations('common')
  const errorMessage = useErrorMessage()
  // Awaits `mutateAsync`: the component that shows this dialog may unmount with what is deleted, and callbacks of `mutate` would not run.
  const remove = async () => {
    try {
      await mutateAsync()
      toast.success(done)
      onClose()
      onDeleted?.()
    } catch (error) {
      toast.error(errorMessage(error, failed))
      // A reason that was written below the question must not be lost.
      if (!children) onClose()
    }
  }
  return (
    <ConfirmDialog
      title={title}
      question={question}
      confirmLabel={common('delete')}
      busy={isPending}
      isBlocked={isBlocked}
      onConfirm={() => void remove()}
      onClose={onDismiss}
    >
      {children}
    </ConfirmDialog>
  )
}
