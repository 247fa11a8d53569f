import type { Post } from '@bichar/contract/posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { CallError } from '../api/errors.ts'
import { NotSent } from '../forms/NotSent.tsx'
import { SendingForm } from '../forms/SendingForm.tsx'
import { useFileForm } from '../forms/useFileForm.ts'
import { useSendingKey } from '../forms/useSendingKey.ts'
import { useUpload, wasStopped } from '../forms/useUpload.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { pickedOf } from '../media/picking/mediaItems.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { toast } from '../ui/toast.ts'
import { EntryFields } from './EntryFields.tsx'
import { type EntryField, type EntryText, emptyEntry, entryFields, isBlank, problemsOf } from './entry.ts'
import { sendEntry } from './mutations.ts'

const rules = { fields: entryFields, problemsOf, files: ['evidence'] }

interface AddTimelineDialogProps {
  post: Post
  onClose(): void
}

/** Telling what became of a post; a phone's whole screen. */
export default function AddTimelineDialog({ post, onClose }: AddTimelineDialogProps) {
  const t = useTranslations('timelines.add')
  const errorMessage = useErrorMessage()
  const client = useQueryClient()
  const gate = useLoginGate()
  const upload = useUpload()
  const { keyOf } = useSendingKey()
  const entry = useFileForm<EntryText, EntryField>(rules, emptyEntry, [])
  const [notSent, setNotSent] = useState(false)
  const [asking, setAsking] = useState(false)
  const { text, media } = entry
  const isEmpty = isBlank(text) && media.items.length === 0 && media.preparing === 0

  const send = async () => {
    if (!gate('continue')()) return
    setNotSent(false)
    try {
      const files = pickedOf(media.items)
      const key = keyOf([JSON.stringify(text), ...files.map(({ file }) => file)])
      const made = await upload.run((options) =>
        sendEntry(client, post._id, { text, files }, { ...options, key }),
      )
      if (!made) return
      // Who moderates finds it in the list and lets it through there.
      toast.success(t(made.isApproved || made.can.moderate ? 'added' : 'sent'))
      onClose()
    } catch (error) {
      if (wasStopped(error)) return toast.plain(t('stopped'))
      entry.setServerErrors(error)
      setNotSent(true)
      const noPost = error instanceof CallError && error.code === 'not_an_id'
      toast.error(noPost ? t('noPost') : errorMessage(error, t('failed')))
    }
  }

  const close = () => {
    if (upload.share !== undefined) return
    if (isEmpty) onClose()
    else setAsking(true)
  }

  return (
    <Dialog title={t('title')} onClose={close} size="form">
      <SendingForm
        check={entry.check}
        preparing={media.preparing > 0}
        upload={upload}
        submitLabel={t('submit')}
        onSubmit={() => void send()}
        note={
          <>
            <p className="text-quiet text-sm">
              {t('note')} {post.isAnonymous && post.user && t('anonymous')}
            </p>
            {notSent && <NotSent title={t('notSent')} text={t('notSentText')} />}
          </>
        }
      >
        <EntryFields entry={entry} />
      </SendingForm>
      {asking && (
        <ConfirmDialog
          title={t('discardTitle')}
          question={t('discardQuestion')}
          confirmLabel={t('discard')}
          busy={false}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  )
}
