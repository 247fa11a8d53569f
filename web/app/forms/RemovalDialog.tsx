import type { ReasonUse } from '@bichar/contract/rules/readyReasons.ts'
import { useTranslations } from 'use-intl'
import { DeletionDialog, type DeletionDialogProps } from '../ui/DeletionDialog.tsx'
import { ReasonEntry } from './ReasonEntry.tsx'
import { useReason } from './useReason.ts'

interface RemovalDialogProps extends Omit<DeletionDialogProps, 'deletion' | 'children' | 'onDismiss'> {
  /** Deletes, and sends the reason to the author; for one's own content there is nobody to inform. */
  removal: { mutateAsync(reason: string): Promise<unknown>; isPending: boolean }
  use: ReasonUse
  isOwn: boolean
}

/** Asks for confirmation before a deletion; a moderator may give a reason: a ready one, their own words or none. */
export function RemovalDialog({ removal, use, isOwn, ...dialog }: RemovalDialogProps) {
  const t = useTranslations('posts.moderation')
  const reason = useReason({ onClose: dialog.onClose })
  const deletion = {
    mutateAsync: () => removal.mutateAsync(isOwn ? '' : reason.text),
    isPending: removal.isPending,
  }
  if (isOwn) return <DeletionDialog {...dialog} deletion={deletion} />
  return (
    <DeletionDialog {...dialog} deletion={deletion} onDismiss={reason.close} isBlocked={reason.isTooLong}>
      <div className="mb-5 grid gap-4">
        <ReasonEntry
          reason={reason}
          use={use}
          label={t('reason')}
          hint={t('reasonHint')}
          optional
          busy={removal.isPending}
        />
      </div>
      {reason.question}
    </DeletionDialog>
  )
}
