import { reviewTexts } from '@bichar/contract/rules/texts.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ReadyReasons } from '../forms/ReadyReasons.tsx'
import { charactersLeft } from '../forms/textLength.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { TextAreaField } from '../ui/Field.tsx'

interface SendBackDialogProps {
  /** The reason that the field contains at first. */
  initial: string
  onSendBack(reason: string): void
  onClose(): void
}

/** Asks a moderator why a post is sent back: a canned reason, their own words, or none. */
export default function SendBackDialog({ initial, onSendBack, onClose }: SendBackDialogProps) {
  const t = useTranslations('posts.moderation')
  const common = useTranslations('common')
  const [reason, setReason] = useState(initial)
  const left = charactersLeft(reason, reviewTexts.reason.most)
  const tooLong = left !== undefined && left < 0
  return (
    <Dialog title={t('reasonTitle')} onClose={onClose} size="form">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!tooLong) onSendBack(reason)
        }}
      >
        <p>{t('reasonText')}</p>
        <ReadyReasons use="sendBack" chosen={reason} onChoose={setReason} />
        <TextAreaField
          label={
            <>
              {t('reason')} <span className="font-normal text-quiet">({common('optional')})</span>
            </>
          }
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          hint={left === undefined ? t('reasonHint') : common('charactersLeft', { count: left })}
          error={tooLong ? common('charactersTooMany', { count: -left }) : undefined}
        />
        <DialogActions>
          <Button look="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button look="alarm" type="submit">
            {t('sendBack')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
