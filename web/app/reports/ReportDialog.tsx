import { limits } from '@bichar/contract/limits.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import { NotSent } from '../forms/NotSent.tsx'
import { charactersLeft } from '../forms/textLength.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextAreaField } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { useErrorMessage } from '../words/errorMessage.ts'

/** Reports a post to the moderators, with a reason. */
export default function ReportDialog({ post, onClose }: { post: Post; onClose(): void }) {
  const words = useTranslations('reports')
  const cancel = useTranslations('common')('cancel')
  const { busy, notSent, send } = useReporting(post, onClose)
  const [reason, setReason] = useState('')
  const [wasLeft, setWasLeft] = useState(false)
  const isBlank = reason.trim() === ''
  const room = charactersLeft(reason, limits.reason)
  const tooLong = room !== undefined && room < 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlank && !tooLong) void send(reason.trim())
  }
  return (
    <Dialog title={words('title')} onClose={onClose} size="medium">
      <form className="grid gap-4" onSubmit={submit}>
        <p>{words('text')}</p>
        <TextAreaField
          label={words('reason')}
          aria-required
          rows={4}
          value={reason}
          readOnly={busy}
          onChange={(event) => setReason(event.target.value)}
          onBlur={(event) => setWasLeft(event.relatedTarget !== null)}
          hint={room === undefined ? undefined : words('left', { count: room })}
          error={
            tooLong ? words('tooMany', { count: -room }) : isBlank && wasLeft ? words('required') : undefined
          }
        />
        {notSent && <NotSent title={words('notSent')} text={words('notSentText')} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button look="alarm" type="submit" busy={busy} disabled={isBlank || tooLong}>
            {words('submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Sends the report; one that did not get through can be sent again. */
function useReporting(post: Post, onDone: () => void) {
  const words = useTranslations('reports')
  const errorMessage = useErrorMessage()
  const [busy, setBusy] = useState(false)
  const [notSent, setNotSent] = useState(false)
  const send = async (reason: string) => {
    setBusy(true)
    setNotSent(false)
    try {
      await call('POST /posts/:id/report', { params: { id: post._id }, body: { reason } })
      toast.success(words('done'))
      onDone()
    } catch (error) {
      const noPost = error instanceof CallError && error.code === 'not_an_id'
      toast.error(noPost ? words('noPost') : errorMessage(error, words('failed')))
      setBusy(false)
      setNotSent(true)
    }
  }
  return { busy, notSent, send }
}
