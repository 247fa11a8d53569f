import type { ReasonUse } from '@bichar/contract/rules/readyReasons.ts'
import { useTranslations } from 'use-intl'
import { ReasonEntry } from '../forms/ReasonEntry.tsx'
import { useReason } from '../forms/useReason.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'

interface ReasonDialogProps {
  title: string
  text: string
  hint: string
  submitLabel: string
  use: ReasonUse
  busy: boolean
  onSubmit(reason: string): void
  onClose(): void
}

/** Asks a moderator for the reason of a decision on a suspect: a ready reason, their own words, or none. */
export default function ReasonDialog({
  title,
  text,
  hint,
  submitLabel,
  use,
  busy,
  onSubmit,
  onClose,
}: ReasonDialogProps) {
  const t = useTranslations('suspects.decision')
  const cancel = useTranslations('common')('cancel')
  const reason = useReason({ onClose })
  return (
    <Dialog title={title} onClose={reason.close} busy={busy} size="form">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!reason.isTooLong) onSubmit(reason.text)
        }}
      >
        <p>{text}</p>
        <ReasonEntry reason={reason} use={use} label={t('reason')} hint={hint} optional busy={busy} />
        <DialogActions>
          <Button look="secondary" onClick={reason.close} disabled={busy}>
            {cancel}
          </Button>
          <Button look="alarm" type="submit" busy={busy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
      {reason.question}
    </Dialog>
  )
}
