import type { Post } from '@bichar/contract/posts.ts'
import { flagTexts } from '@bichar/contract/rules/texts.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import { NotSent } from '../forms/NotSent.tsx'
import { charactersLeft } from '../forms/textLength.ts'
import { useForm } from '../forms/useForm.ts'
import { isSecretlyOwn } from '../posts/secretlyOwn.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextAreaField } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { checkReason } from './checkReason.ts'

/** Reports a post to the moderators, with a reason. */
export default function FlagDialog({ post, onClose }: { post: Post; onClose(): void }) {
  const t = useTranslations('reports')
  const cancel = useTranslations('common')('cancel')
  const { form, values, busy, failure, setValues } = useForm({
    initial: { reason: '' },
    check: checkReason,
    fallback: t('failed'),
    reasonOf: (error) => (error instanceof CallError && error.code === 'not_an_id' ? t('noPost') : undefined),
    async send({ reason }) {
      await call('POST /posts/:id/report', { params: { id: post._id }, body: { reason: reason.trim() } })
      toast.success(t('done'))
      onClose()
    },
  })
  const { reason } = values
  const [wasLeft, setWasLeft] = useState(false)
  const isBlank = checkReason(values).reason === 'reason_required'
  const left = charactersLeft(reason, flagTexts.reason.most)
  const tooLong = left !== undefined && left < 0
  return (
    <Dialog title={t('title')} onClose={onClose} size="medium">
      <form {...form} className="grid gap-4">
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
          onChange={(event) => setValues({ reason: event.target.value })}
          onBlur={(event) => setWasLeft(event.relatedTarget !== null)}
          hint={left === undefined ? undefined : t('left', { count: left })}
          error={tooLong ? t('tooMany', { count: -left }) : isBlank && wasLeft ? t('required') : undefined}
        />
        {failure && <NotSent title={t('notSent')} text={t('notSentText')} />}
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
