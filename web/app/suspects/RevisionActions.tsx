import type { SuspectRevision } from '@bichar/contract/suspects.ts'
import { Check, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { outcomeOf } from '../api/outcome.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { toast } from '../ui/toast.ts'
import { useDecideChange } from './deciding.ts'
import { useRevert } from './revisions.ts'

const ReasonDialog = lazyDialog(() => import('./ReasonDialog.tsx'))

interface RevisionActionsProps {
  suspectId: string
  revision: SuspectRevision
}

/** What a moderator can do with a change: confirm or refuse one that waits, and undo one that was confirmed. */
export function RevisionActions({ suspectId, revision }: RevisionActionsProps) {
  if (revision.state === 'proposed') return <Decision suspectId={suspectId} revision={revision} />
  return revision.state === 'confirmed' && <Undo suspectId={suspectId} revision={revision} />
}

function Decision({ suspectId, revision }: RevisionActionsProps) {
  const t = useTranslations('suspects.decision')
  const errorMessage = useErrorMessage()
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending, variables } = useDecideChange(suspectId)
  const decide = async (action: 'confirm' | 'refuse', reason = '') => {
    try {
      await mutateAsync({ revisionId: revision._id, action, reason })
      toast.success(t(`${action}Done`))
    } catch (error) {
      toast.error(errorMessage(error, t('failed')))
      // The reason can be sent again, unless the server has refused the decision as it is.
      if (outcomeOf(error) !== 'refused') return
    }
    setAsking(false)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        busy={isPending && variables.action === 'confirm'}
        disabled={isPending}
        onClick={() => void decide('confirm')}
      >
        <Check aria-hidden className="size-5" />
        {t('confirm')}
      </Button>
      <Button look="secondary" disabled={isPending} onClick={() => setAsking(true)}>
        <X aria-hidden className="size-5" />
        {t('refuse')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('refuseTitle')}
          text={t('refuseText')}
          hint={t('refuseHint')}
          submitLabel={t('refuse')}
          use="suspectChange"
          busy={isPending}
          onSubmit={(reason) => void decide('refuse', reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function Undo({ suspectId, revision }: RevisionActionsProps) {
  const t = useTranslations('suspects.revisions')
  const errorMessage = useErrorMessage()
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useRevert(suspectId)
  const revert = async () => {
    try {
      await mutateAsync(revision._id)
      toast.success(t('reverted'))
    } catch (error) {
      toast.error(errorMessage(error, t('revertFailed')))
    }
    setAsking(false)
  }
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)} className="justify-self-start">
        <Undo2 aria-hidden className="size-5" />
        {t('revert')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('revertTitle')}
          question={t('revertQuestion')}
          confirmLabel={t('revertConfirm')}
          busy={isPending}
          onConfirm={() => void revert()}
          onClose={() => !isPending && setAsking(false)}
        />
      )}
    </>
  )
}
