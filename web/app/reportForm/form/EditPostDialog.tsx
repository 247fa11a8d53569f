import type { Post } from '@bichar/contract/posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../../accounts/useLoginGate.ts'
import { useWhileSignedIn } from '../../accounts/useWhileSignedIn.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useUpload } from '../../forms/useUpload.ts'
import { useReasonText } from '../../i18n/useReasonText.ts'
import { attachedItems, pickedOf, sameItems } from '../../media/picking/mediaItems.ts'
import { discardSuspects } from '../../suspects/discarding.ts'
import { sameSuspects } from '../../suspects/picking/linked.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useDiscardQuestion } from '../../ui/useDiscardQuestion.tsx'
import { unnamedSuspects } from '../drafts/draft.ts'
import { sendEdit } from '../mutations.ts'
import { AnonymityField } from './AnonymityField.tsx'
import { HideNameWarning } from './HideNameWarning.tsx'
import { PostForm } from './PostForm.tsx'
import { textOf } from './report.ts'
import { useReport } from './useReport.ts'

interface EditPostDialogProps {
  post: Post
  onClose(): void
}

/** A dialog for changing a post; it covers a phone's whole screen. A saved post is reviewed again. */
export default function EditPostDialog({ post, onClose }: EditPostDialogProps) {
  const t = useTranslations('posts.form')
  const client = useQueryClient()
  const gate = useLoginGate()
  const whileSignedIn = useWhileSignedIn('updatePosts')
  const upload = useUpload()
  const reason = useReasonText()(post.review?.reason ?? '')
  const [before] = useState(() => ({
    text: textOf(post),
    suspects: post.criminals,
    items: attachedItems(post.medias),
  }))
  const report = useReport({
    ...before,
    fallback: t('edit.failed'),
    stopped: t('edit.stopped'),
    async send(written) {
      if (!gate('updatePosts')()) return
      setUnchanged(!changed)
      if (!changed) return
      const edited = await whileSignedIn(() =>
        upload.run((options) =>
          sendEdit(client, post, { text: written, suspects, items: media.items }, options),
        ),
      )
      if (!edited) return
      void discardSuspects(client, unnamedSuspects(report))
      toast.success(t('edit.saved'))
      onClose()
    },
  })
  const [unchanged, setUnchanged] = useState(false)
  const [hiding, setHiding] = useState(false)
  const { values: text, suspects, createdSuspects, media } = report
  const changed =
    report.isDirty() ||
    !sameSuspects(suspects, before.suspects) ||
    !sameItems(media.items, before.items) ||
    media.preparing > 0

  const hidesName = !before.text.isAnonymous && text.isAnonymous
  const submit = () => {
    if (!hidesName) void report.submit()
    else if (report.check()) setHiding(true)
  }

  const { close, question } = useDiscardQuestion({
    isDirty: () => changed,
    onClose() {
      void discardSuspects(client, createdSuspects)
      onClose()
    },
  })

  return (
    <Dialog title={t('edit.title')} onClose={close} busy={upload.share !== undefined} size="form">
      <div className="grid gap-5">
        {post.review?.state === 'returned' && (
          <div className="rounded-control bg-notice p-3 text-on-notice">
            <p className="font-bold">{t('edit.returned')}</p>
            {reason && <p className="whitespace-pre-line">{reason}</p>}
          </div>
        )}
        <PostForm
          report={report}
          upload={upload}
          submitLabel={t('edit.save')}
          name={post.can.changeAnonymity && <AnonymityField report={report} />}
          onSubmit={submit}
          note={
            <>
              <p className="text-quiet text-sm">{t('edit.note')}</p>
              <p role="status" className="font-semibold empty:hidden">
                {unchanged && !changed && t('edit.unchanged')}
              </p>
              {report.failure && <FormFailure title={t('edit.notSaved')} text={t('edit.notSavedText')} />}
            </>
          }
        />
      </div>
      {hiding && (
        <HideNameWarning
          written={{ text, suspects, createdSuspects, files: pickedOf(media.items) }}
          onHide={() => {
            setHiding(false)
            void report.submit()
          }}
          onClose={() => setHiding(false)}
        />
      )}
      {question}
    </Dialog>
  )
}
