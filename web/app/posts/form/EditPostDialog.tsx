import type { Post } from '@bichar/contract/posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../../accounts/useLoginGate.ts'
import { useSentToLogin } from '../../accounts/useSentToLogin.ts'
import { NotSent } from '../../forms/NotSent.tsx'
import { useUpload, wasStopped } from '../../forms/useUpload.ts'
import { attachedItems, sameItems } from '../../media/picking/mediaItems.ts'
import { sameSuspects } from '../../suspects/picking/linked.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useErrorMessage } from '../../words/errorMessage.ts'
import { sendEdit } from '../mutations.ts'
import { DiscardChanges } from './DiscardChanges.tsx'
import { PostForm } from './PostForm.tsx'
import { sameText, textOf } from './report.ts'
import { useReport } from './useReport.ts'

interface EditPostDialogProps {
  post: Post
  onClose(): void
}

/** Changing a post; a phone's whole screen. Saved, it goes for review again. */
export default function EditPostDialog({ post, onClose }: EditPostDialogProps) {
  const words = useTranslations('posts.form')
  const errorMessage = useErrorMessage()
  const client = useQueryClient()
  const gate = useLoginGate()
  const sentToLogin = useSentToLogin()
  const upload = useUpload()
  const [before] = useState(() => ({
    text: textOf(post),
    suspects: post.criminals,
    items: attachedItems(post.medias),
  }))
  const report = useReport(before.text, before.suspects, before.items)
  const [notSaved, setNotSaved] = useState(false)
  const [unchanged, setUnchanged] = useState(false)
  const [asking, setAsking] = useState(false)
  const { text, suspects, media } = report
  const changed =
    !sameText(text, before.text) ||
    !sameSuspects(suspects, before.suspects) ||
    !sameItems(media.items, before.items) ||
    media.preparing > 0

  const save = async () => {
    if (!gate('updatePosts')()) return
    setNotSaved(false)
    setUnchanged(!changed)
    if (!changed) return
    try {
      const edited = await upload.run((options) =>
        sendEdit(client, post, { text, suspects, items: media.items }, options),
      )
      if (!edited) return
      toast.success(words('edit.saved'))
      onClose()
    } catch (error) {
      if (wasStopped(error)) return toast.plain(words('edit.stopped'))
      if (sentToLogin(error, 'updatePosts')) return
      report.mark(error)
      setNotSaved(true)
      toast.error(errorMessage(error, words('edit.failed')))
    }
  }

  const close = () => {
    if (upload.share !== undefined) return
    if (changed) setAsking(true)
    else onClose()
  }

  return (
    <Dialog title={words('edit.title')} onClose={close} size="form">
      <div className="grid gap-5">
        {post.review?.state === 'returned' && (
          <div className="rounded-control bg-notice p-3 text-on-notice">
            <p className="font-bold">{words('edit.returned')}</p>
            {post.review.reason && <p className="whitespace-pre-line">{post.review.reason}</p>}
          </div>
        )}
        <PostForm
          report={report}
          upload={upload}
          submitLabel={words('edit.save')}
          mayChooseAnonymity={post.can.changeAnonymity}
          onSubmit={() => void save()}
          note={
            <>
              <p className="text-quiet text-sm">{words('edit.note')}</p>
              <p role="status" className="font-semibold empty:hidden">
                {unchanged && !changed && words('edit.unchanged')}
              </p>
              {notSaved && <NotSent title={words('edit.notSaved')} text={words('edit.notSavedText')} />}
            </>
          }
        />
      </div>
      {asking && <DiscardChanges onDiscard={onClose} onClose={() => setAsking(false)} />}
    </Dialog>
  )
}
