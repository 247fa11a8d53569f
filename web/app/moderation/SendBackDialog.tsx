import { limits } from '@bichar/contract/limits.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { charactersLeft } from '../forms/textLength.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextAreaField } from '../ui/Field.tsx'

interface SendBackDialogProps {
  onSendBack(reason: string): void
  onClose(): void
}

/** Asks a moderator why a post goes back; the reason may stay empty. */
export default function SendBackDialog({ onSendBack, onClose }: SendBackDialogProps) {
  const words = useTranslations('posts.moderation')
  const common = useTranslations('common')
  const [reason, setReason] = useState('')
  const left = charactersLeft(reason, limits.reason)
  const tooLong = left !== undefined && left < 0
  return (
    <Dialog title={words('reasonTitle')} onClose={onClose} size="medium">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!tooLong) onSendBack(reason)
        }}
      >
        <p>{words('reasonText')}</p>
        <TextAreaField
          label={
            <>
              {words('reason')} <span className="font-normal text-quiet">({common('optional')})</span>
            </>
          }
          rows={4}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          hint={left === undefined ? words('reasonHint') : common('charactersLeft', { count: left })}
          error={tooLong ? common('charactersTooMany', { count: -left }) : undefined}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button look="alarm" type="submit">
            {words('sendBack')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
