import type { Post } from '@bichar/contract/posts.ts'
import { type OutOfOrder, outOfOrder } from '@bichar/contract/rules/caseSteps.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { CallError } from '../api/errors.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { SendingForm } from '../forms/SendingForm.tsx'
import { useForm } from '../forms/useForm.ts'
import { useIdempotencyKey } from '../forms/useIdempotencyKey.ts'
import { useUpload } from '../forms/useUpload.ts'
import { aboutFilesFields, altsOf, pickedOf } from '../media/picking/mediaItems.ts'
import { RefusedFile } from '../media/picking/RefusedFile.tsx'
import { useMediaItems } from '../media/picking/useMediaItems.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { toast } from '../ui/toast.ts'
import { useDiscardQuestion } from '../ui/useDiscardQuestion.tsx'
import { EntryFields } from './EntryFields.tsx'
import { EntryMessages } from './EntryMessages.tsx'
import { emptyEntry, problemsOf, sentMessageOf } from './entry.ts'
import { sendEntry } from './mutations.ts'
import { OrderDialog } from './OrderDialog.tsx'

interface AddTimelineDialogProps {
  post: Post
  /** Name of the suspect, with which the title field is prefilled. */
  about?: string
  onClose(): void
}

/** The dialog that adds an entry to the timeline of a post; full-screen on a phone. */
export default function AddTimelineDialog(props: AddTimelineDialogProps) {
  return (
    <EntryMessages>
      <EntryDialog {...props} />
    </EntryMessages>
  )
}

function EntryDialog({ post, about, onClose }: AddTimelineDialogProps) {
  const t = useTranslations('entryForm')
  const client = useQueryClient()
  const gate = useLoginGate()
  const upload = useUpload()
  const { keyOf } = useIdempotencyKey()
  const media = useMediaItems([])
  const [order, setOrder] = useState<OutOfOrder>()
  const entry = useForm({
    initial: about ? { ...emptyEntry, title: `${about}: ` } : emptyEntry,
    check: problemsOf,
    files: { names: ['evidence', ...aboutFilesFields], refuse: media.refuse },
    fallback: t('failed'),
    reasonOf: (error) => (error instanceof CallError && error.code === 'not_an_id' ? t('noPost') : undefined),
    stopped: t('stopped'),
    async send(text) {
      if (!gate('continue')()) return
      const files = pickedOf(media.items)
      const key = keyOf([JSON.stringify([text, altsOf(files)]), ...files.map(({ file }) => file)])
      const made = await upload.run((options) =>
        sendEntry(client, post._id, { text, files }, { ...options, key }),
      )
      if (!made) return
      toast.success(t(sentMessageOf(made)))
      onClose()
    },
  })

  const submit = () => {
    const { step, date } = entry.values
    const found = step && entry.check() ? outOfOrder(post.caseLine.steps, { step, date }) : undefined
    if (found) setOrder(found)
    else void entry.submit()
  }

  const { close, question } = useDiscardQuestion({
    isDirty: () => entry.isDirty() || media.items.length > 0 || media.preparing > 0,
    words: { title: t('discardTitle'), question: t('discardQuestion'), confirmLabel: t('discard') },
    onClose,
  })

  return (
    <Dialog title={t('title')} onClose={close} busy={upload.share !== undefined} size="form">
      <SendingForm
        form={entry}
        preparing={media.preparing > 0}
        upload={upload}
        submitLabel={t('submit')}
        onSubmit={submit}
        note={
          <>
            <p className="text-quiet text-sm">
              {t('note')} {post.isAnonymous && post.user && t('anonymous')}
            </p>
            {entry.failure && <FormFailure title={t('notSent')} text={t('notSentText')} />}
            <RefusedFile media={media} />
          </>
        }
      >
        <EntryFields entry={entry} media={media} />
      </SendingForm>
      {order && (
        <OrderDialog
          found={order}
          onSend={() => {
            setOrder(undefined)
            void entry.submit()
          }}
          onClose={() => setOrder(undefined)}
        />
      )}
      {question}
    </Dialog>
  )
}
