import { reviewTexts } from '@bichar/contract/rules/texts.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ReadyReasons } from '../forms/ReadyReasons.tsx'
import { charactersLeft } from '../forms/textLength.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { TextAreaField } from '../ui/Field.tsx'

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
  const common = useTranslations('common')
  const [reason, setReason] = useState('')
  const left = charactersLeft(reason, reviewTexts.reason.most)
  const tooLong = left !== undefined && left < 0
  return (
    <Dialog title={t(`ask.${action}`)} onClose={onClose} busy={busy} size="form">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onDecide(reason)
        }}
      >
        <p>{t(`askText.${action}`)}</p>
        <ReadyReasons use={uses[action]} chosen={reason} onChoose={setReason} />
        <TextAreaField
          label={t('why')}
          aria-required
          rows={3}
          value={reason}
          readOnly={busy}
          onChange={(event) => setReason(event.target.value)}
          hint={left === undefined ? undefined : common('charactersLeft', { count: left })}
          error={tooLong ? common('charactersTooMany', { count: -left }) : undefined}
        />
        <DialogActions>
          <Button look="outline" onClick={onClose} disabled={busy}>
            {common('cancel')}
          </Button>
          <Button look="alarm" type="submit" busy={busy} disabled={reason.trim() === '' || tooLong}>
            {t(`ask.${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
