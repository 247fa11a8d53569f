import type { Suspect } from '@bichar/contract/suspects.ts'
import { type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../../accounts/useLoginGate.ts'
import type { CallOptions } from '../../api/call.ts'
import { NotSent } from '../../forms/NotSent.tsx'
import { SendingProgress } from '../../forms/SendingProgress.tsx'
import { useFocusAfterSending } from '../../forms/useFocusAfterSending.ts'
import { useUpload, wasStopped } from '../../forms/useUpload.ts'
import { DiscardChanges } from '../../posts/form/DiscardChanges.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useErrorMessage } from '../../words/errorMessage.ts'
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
  const words = useTranslations('suspects.form')
  const errorMessage = useErrorMessage()
  const gate = useLoginGate()
  const upload = useUpload()
  const element = useRef<HTMLFormElement>(null)
  const [notSaved, setNotSaved] = useState(false)
  const [asking, setAsking] = useState(false)
  const sending = upload.share !== undefined
  useFocusAfterSending(element, sending)

  const save = async () => {
    if (!form.ready || !gate('continue')()) return
    setNotSaved(false)
    try {
      await upload.run(send)
    } catch (error) {
      if (wasStopped(error)) return toast.plain(words('stopped'))
      form.mark(error)
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
      <form
        ref={element}
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void save()
        }}
      >
        <div inert={sending} className="grid grid-cols-1 gap-5 inert:opacity-55">
          <ProfileFields form={form} suspect={suspect} />
        </div>
        {note}
        {notSaved && <NotSent title={words('notSaved')} text={words('notSavedText')} />}
        {upload.share === undefined ? (
          <Button type="submit" disabled={!form.ready} className="min-h-12 px-6 sm:justify-self-start">
            {submitLabel}
          </Button>
        ) : (
          <SendingProgress share={upload.share} onStop={upload.stop} />
        )}
      </form>
      {asking && <DiscardChanges onDiscard={onClose} onClose={() => setAsking(false)} />}
    </Dialog>,
    document.body,
  )
}
