import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { focusFirst } from '../../forms/elements.ts'
import { ReasonEntry } from '../../forms/ReasonEntry.tsx'
import { useReason } from '../../forms/useReason.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'

interface FlagReasonDialogProps {
  action: 'remove' | 'takeDown'
  busy: boolean
  onDecide(reason: string): void
  onClose(): void
}

/** The group of canned reasons offered for each action. */
const uses = { remove: 'deleteComment', takeDown: 'takeDown' } as const

/** Asks a moderator for the reason of a removal or takedown. The author of the content gets to read it. */
export default function FlagReasonDialog({ action, busy, onDecide, onClose }: FlagReasonDialogProps) {
  const t = useTranslations('reported')
  const cancel = useTranslations('common')('cancel')
  const reason = useReason({ onClose })
  const [isAsked, setAsked] = useState(false)
  const isBlank = reason.text.trim() === ''
  const isReady = !isBlank && !reason.isTooLong
  return (
    <Dialog title={t(`ask.${action}`)} onClose={reason.close} busy={busy} size="form">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (isReady) onDecide(reason.text)
          else focusFirst(event.currentTarget, ['reason'])
        }}
      >
        <p>{t(`askText.${action}`)}</p>
        <ReasonEntry
          reason={reason}
          use={uses[action]}
          label={t('why')}
          busy={busy}
          problem={isAsked && isBlank ? 'reason_required' : undefined}
        />
        <DialogActions>
          <Button look="secondary" onClick={reason.close} disabled={busy}>
            {cancel}
          </Button>
          <Button look="alarm" type="submit" busy={busy} ready={isReady}>
            {t(`ask.${action}`)}
          </Button>
        </DialogActions>
      </form>
      {reason.question}
    </Dialog>
  )
}
