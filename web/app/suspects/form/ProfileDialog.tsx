import type { Suspect } from '@bichar/contract/suspects.ts'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { SendingForm } from '../../forms/SendingForm.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useDiscardQuestion } from '../../ui/useDiscardQuestion.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import type { ProfileForm } from './useProfile.ts'

interface ProfileDialogProps {
  title: string
  submitLabel: string
  form: ProfileForm
  suspect?: Suspect
  /** Whether there are unsaved changes. */
  changed: boolean
  note?: ReactNode
  onClose(): void
}

/**
 * The form of a suspect. It may be on top of another form, so it is rendered elsewhere in the document,
 * and its events do not reach the other form.
 */
export function ProfileDialog({
  title,
  submitLabel,
  form,
  suspect,
  changed,
  note,
  onClose,
}: ProfileDialogProps) {
  const t = useTranslations('suspects.form')
  const { upload } = form
  const { close, question } = useDiscardQuestion({
    isDirty: () => changed,
    onClose,
  })

  return createPortal(
    <Dialog title={title} onClose={close} busy={upload.share !== undefined} size="form">
      <SendingForm
        form={form}
        upload={upload}
        submitLabel={submitLabel}
        preparing={form.photo.preparing}
        ready={form.ready}
        missing={form.missing}
        note={
          <>
            {note}
            {form.failure && <FormFailure title={t('notSaved')} text={t('notSavedText')} />}
          </>
        }
      >
        <ProfileFields form={form} suspect={suspect} />
      </SendingForm>
      {question}
    </Dialog>,
    document.body,
  )
}
