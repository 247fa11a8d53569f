import type { Suspect } from '@bichar/contract/suspects.ts'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../../accounts/useLoginGate.ts'
import type { CallOptions } from '../../api/call.ts'
import { NotSent } from '../../forms/NotSent.tsx'
import { SendingForm } from '../../forms/SendingForm.tsx'
import { useUpload, wasStopped } from '../../forms/useUpload.ts'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DiscardChanges } from '../../ui/DiscardChanges.tsx'
import { toast } from '../../ui/toast.ts'
import { ProfileFields } from './ProfileFields.tsx'
import type { ProfileForm } from './useProfile.ts'

interface ProfileDialogProps {
  title: string
  submitLabel: string
  form: ProfileForm
  suspect?: Suspect
  /** Something has been written that would be lost. */
  changed: boolean
  /** What is said when the server gives no reason (spec section 8). */
  failed: string
  note?: ReactNode
  /** Sends what was written, and says and does what follows when that has succeeded. */
  send(options: CallOptions): Promise<unknown>
  onClose(): void
}

/**
 * The form of a suspect. It may lie over another form: it stands elsewhere in the document, and what happens in it is
 * kept from the other one.
 */
export function ProfileDialog({
  title,
  submitLabel,
  form,
  suspect,
  changed,
  failed,
  note,
  send,
  onClose,
}: ProfileDialogProps) {
  const t = useTranslations('suspects.form')
  const errorMessage = useErrorMessage()
  const gate = useLoginGate()
  const upload = useUpload()
  const [notSaved, setNotSaved] = useState(false)
  const [asking, setAsking] = useState(false)
  const sending = upload.share !== undefined

  const save = async () => {
    if (!gate('continue')()) return
    setNotSaved(false)
    try {
      await upload.run(send)
    } catch (error) {
      if (wasStopped(error)) return toast.plain(t('stopped'))
      form.setServerErrors(error)
      setNotSaved(true)
      toast.error(errorMessage(error, failed))
    }
  }
  const close = () => {
    if (sending) return
    if (changed) setAsking(true)
    else onClose()
  }

  return createPortal(
    <Dialog title={title} onClose={close} size="form">
      <SendingForm
        upload={upload}
        submitLabel={submitLabel}
        preparing={form.photo.preparing}
        disabled={!form.ready}
        onSubmit={() => void save()}
        note={
          <>
            {note}
            {notSaved && <NotSent title={t('notSaved')} text={t('notSavedText')} />}
          </>
        }
      >
        <ProfileFields form={form} suspect={suspect} />
      </SendingForm>
      {asking && <DiscardChanges onDiscard={onClose} onClose={() => setAsking(false)} />}
    </Dialog>,
    document.body,
  )
}
