import type { ReasonUse } from '@bichar/contract/rules/readyReasons.ts'
import { reviewTexts } from '@bichar/contract/rules/texts.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DeletionDialog, type DeletionDialogProps } from '../ui/DeletionDialog.tsx'
import { TextAreaField } from '../ui/Field.tsx'
import { ReadyReasons } from './ReadyReasons.tsx'

interface RemovalDialogProps extends Omit<DeletionDialogProps, 'deletion' | 'children'> {
  /** Deletes, and sends the reason to the author; for one's own content there is nobody to inform. */
  removal: { mutateAsync(reason: string): Promise<unknown>; isPending: boolean }
  use: ReasonUse
  isOwn: boolean
}

/** Asks for confirmation before a deletion; a moderator may give a reason: a ready one, their own words or none. */
export function RemovalDialog({ removal, use, isOwn, ...dialog }: RemovalDialogProps) {
  const t = useTranslations('posts.moderation')
  const common = useTranslations('common')
  const [reason, setReason] = useState('')
  const deletion = {
    mutateAsync: () => removal.mutateAsync(isOwn ? '' : reason),
    isPending: removal.isPending,
  }
  if (isOwn) return <DeletionDialog {...dialog} deletion={deletion} />
  return (
    <DeletionDialog {...dialog} deletion={deletion}>
      <div className="mb-5 grid gap-4">
        <ReadyReasons use={use} chosen={reason} onChoose={setReason} />
        <TextAreaField
          label={
            <>
              {t('reason')} <span className="font-normal text-quiet">({common('optional')})</span>
            </>
          }
          rows={2}
          maxLength={reviewTexts.reason.most}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          hint={t('reasonHint')}
        />
      </div>
    </DeletionDialog>
  )
}
