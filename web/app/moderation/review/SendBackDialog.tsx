import { useTranslations } from 'use-intl'
import { ReasonEntry } from '../../forms/ReasonEntry.tsx'
import { useReason } from '../../forms/useReason.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'

interface SendBackDialogProps {
  /** The reason that the field contains at first. */
  initial: string
  onSendBack(reason: string): void
  onClose(): void
}

/** Asks a moderator why a post is sent back: a canned reason, their own words, or none. */
export default function SendBackDialog({ initial, onSendBack, onClose }: SendBackDialogProps) {
  const t = useTranslations('posts.moderation')
  const cancel = useTranslations('common')('cancel')
  const reason = useReason({ initial, onClose })
  return (
    <Dialog title={t('reasonTitle')} onClose={reason.close} size="form">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!reason.isTooLong) onSendBack(reason.text)
        }}
      >
        <p>{t('reasonText')}</p>
        <ReasonEntry
          reason={reason}
          use="sendBack"
          label={t('reason')}
          hint={t('reasonHint')}
          optional
          busy={false}
        />
        <DialogActions>
          <Button look="secondary" onClick={reason.close}>
            {cancel}
          </Button>
          <Button look="alarm" type="submit">
            {t('sendBack')}
          </Button>
        </DialogActions>
      </form>
      {reason.question}
    </Dialog>
  )
}
