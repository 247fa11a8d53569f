import { type FlagReason, flagReasons } from '@bichar/contract/rules/flagReasons.ts'
import { flagTexts } from '@bichar/contract/rules/texts.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../api/errors.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { charactersLeft } from '../forms/textLength.ts'
import { useForm } from '../forms/useForm.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { TextAreaField } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { useDiscardQuestion, useUnsentWords } from '../ui/useDiscardQuestion.tsx'
import { checkFlag } from './checkReason.ts'
import { type Flaggable, sendFlag } from './sendFlag.ts'

interface FlagDialogProps {
  subject: Flaggable
  onClose(): void
}

/** Reports an item to the moderators: with a listed reason, in the person's own words, or both. */
export default function FlagDialog({ subject, onClose }: FlagDialogProps) {
  const t = useTranslations('reports')
  const cancel = useTranslations('common')('cancel')
  const isPost = subject.kind === 'post'
  const { form, values, busy, failure, setValues, errorOf } = useForm({
    initial: { code: 'other' as FlagReason, reason: '' },
    check: checkFlag,
    fallback: isPost ? t('failed') : t('other.failed'),
    reasonOf: (error) => (error instanceof CallError && error.code === 'not_an_id' ? t('noPost') : undefined),
    async send(flag) {
      await sendFlag(subject, flag)
      if (isPost) toast.success(t('done'))
      else toast.success(t('other.done'))
      onClose()
    },
  })
  const { reason, code } = values
  const [wasLeft, setWasLeft] = useState(false)
  const { close, question } = useDiscardQuestion({
    isDirty: () => reason.trim() !== '',
    words: useUnsentWords(),
    onClose,
  })
  const isBlank = checkFlag(values).reason === 'reason_required'
  const left = charactersLeft(reason, flagTexts.reason.most)
  const tooLong = left !== undefined && left < 0
  return (
    <Dialog
      title={subject.kind === 'post' ? t('title') : t(`other.title.${subject.kind}`)}
      onClose={close}
      busy={busy}
      size="medium"
    >
      <form {...form} className="grid gap-4">
        <p>{isPost ? t('text') : t('other.text')}</p>
        {subject.isOwnAnonymous && (
          <p className="rounded-control bg-notice p-3 text-on-notice">{t('ownAnonymous')}</p>
        )}
        <Choices
          chosen={code}
          disabled={busy}
          onChoose={(chosen) => setValues({ ...values, code: chosen })}
        />
        <TextAreaField
          name="reason"
          label={t('reason')}
          aria-required={code === 'other'}
          rows={3}
          value={reason}
          readOnly={busy}
          onChange={(event) => setValues({ ...values, reason: event.target.value })}
          onBlur={(event) => setWasLeft(event.relatedTarget !== null)}
          hint={
            left !== undefined ? t('left', { count: left }) : code === 'other' ? undefined : t('more.free')
          }
          error={
            tooLong ? t('tooMany', { count: -left }) : isBlank && wasLeft ? t('required') : errorOf('reason')
          }
        />
        {failure && <FormFailure title={t('notSent')} text={t('notSentText')} />}
        <DialogActions>
          <Button look="secondary" onClick={close} disabled={busy}>
            {cancel}
          </Button>
          <Button look="alarm" type="submit" busy={busy} ready={!isBlank && !tooLong}>
            {t('submit')}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  )
}

interface ChoicesProps {
  chosen: FlagReason
  disabled: boolean
  onChoose(reason: FlagReason): void
}

function Choices({ chosen, disabled, onChoose }: ChoicesProps) {
  const t = useTranslations('reports')
  return (
    <fieldset aria-disabled={disabled}>
      <legend className="mb-1.5 font-bold">{t('more.what')}</legend>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        {flagReasons.map((reason) => (
          <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-2.5 leading-tight">
            <input
              type="radio"
              name="code"
              value={reason}
              checked={reason === chosen}
              onChange={() => !disabled && onChoose(reason)}
              className="size-5 shrink-0 accent-brand"
            />
            {t(`reasons.${reason}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
