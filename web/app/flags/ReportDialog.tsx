import type { Post } from '@bichar/contract/posts.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import { NotSent } from '../forms/NotSent.tsx'
import { charactersLeft } from '../forms/textLength.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { isSecretlyOwn } from '../posts/secretlyOwn.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextAreaField } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'

/** Reports a post to the moderators, with a reason. */
export default function ReportDialog({ post, onClose }: { post: Post; onClose(): void }) {
  const t = useTranslations('reports')
  const cancel = useTranslations('common')('cancel')
  const { busy, notSent, send } = useReporting(post, onClose)
  const [reason, setReason] = useState('')
  const [wasLeft, setWasLeft] = useState(false)
  const isBlank = reason.trim() === ''
  const left = charactersLeft(reason, limits.reason)
  const tooLong = left !== undefined && left < 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlank && !tooLong) void send(reason.trim())
  }
  return (
    <Dialog title={t('title')} onClose={onClose} size="medium">
      <form className="grid gap-4" onSubmit={submit}>
        <p>{t('text')}</p>
        {isSecretlyOwn(post) && (
          <p className="rounded-control bg-notice p-3 text-on-notice">{t('ownAnonymous')}</p>
        )}
        <TextAreaField
          label={t('reason')}
          aria-required
          rows={4}
          value={reason}
          readOnly={busy}
          onChange={(event) => setReason(event.target.value)}
          onBlur={(event) => setWasLeft(event.relatedTarget !== null)}
          hint={left === undefined ? undefined : t('left', { count: left })}
          error={tooLong ? t('tooMany', { count: -left }) : isBlank && wasLeft ? t('required') : undefined}
        />
        {notSent && <NotSent title={t('notSent')} text={t('notSentText')} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button look="alarm" type="submit" busy={busy} disabled={isBlank || tooLong}>
            {t('submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Sends the report; one that did not get through can be sent again. */
function useReporting(post: Post, onDone: () => void) {
  const t = useTranslations('reports')
  const errorMessage = useErrorMessage()
  const [busy, setBusy] = useState(false)
  const [notSent, setNotSent] = useState(false)
  const send = async (reason: string) => {
    setBusy(true)
    setNotSent(false)
    try {
      await call('POST /posts/:id/report', { params: { id: post._id }, body: { reason } })
      toast.success(t('done'))
      onDone()
    } catch (error) {
      const noPost = error instanceof CallError && error.code === 'not_an_id'
      toast.error(noPost ? t('noPost') : errorMessage(error, t('failed')))
      setBusy(false)
      setNotSent(true)
    }
  }
  return { busy, notSent, send }
}
