import type { Blog } from '@bichar/contract/blogs.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { NotSent } from '../../forms/NotSent.tsx'
import { focusOn, SendingForm } from '../../forms/SendingForm.tsx'
import { useSendingKey } from '../../forms/useSendingKey.ts'
import { useUpload, wasStopped } from '../../forms/useUpload.ts'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DiscardChanges } from '../../ui/DiscardChanges.tsx'
import { toast } from '../../ui/toast.ts'
import { imageOf } from '../BlogPicture.tsx'
import { saveBlog } from '../mutations.ts'
import { BlogFields } from './BlogFields.tsx'
import { textOf } from './blogText.ts'
import { useBlogForm } from './useBlogForm.ts'
import { useWriting } from './useWriting.ts'
import type { WritingAction } from './writing.ts'

interface BlogDialogProps {
  /** The blog to change; without one a new blog is made. */
  blog?: Blog
  onClose(): void
}

export default function BlogDialog({ blog, onClose }: BlogDialogProps) {
  const t = useTranslations('blogs.form')
  const reason = useErrorMessage()
  const client = useQueryClient()
  const form = useBlogForm(blog)
  const writing = useWriting(form.draft, form.setValues)
  const upload = useUpload()
  const { keyOf } = useSendingKey()
  const element = useRef<HTMLFormElement>(null)
  const [notSaved, setNotSaved] = useState(false)
  const [asking, setAsking] = useState(false)
  const sending = upload.share !== undefined

  const haveWritten = async (action: WritingAction) => {
    const needed = action === 'generate' ? 'title' : 'content'
    if (form.draft[needed].trim() === '') {
      toast.error(t(action === 'generate' ? 'titleFirst' : 'contentFirst'))
      return focusOn(element.current, needed)
    }
    try {
      await writing.run(action)
      toast.success(t('written'))
    } catch (error) {
      if (wasStopped(error)) toast.plain(t('writingStopped'))
      else toast.error(reason(error, t(action === 'generate' ? 'failedGenerate' : 'failedEnhance')))
    }
  }

  const save = async () => {
    setNotSaved(false)
    try {
      const sent = { blog, text: textOf(form.draft), image: form.image.file }
      const key = keyOf([JSON.stringify(sent.text), sent.image])
      await upload.run(async (options) => {
        await saveBlog(client, sent, { ...options, key })
        toast.success(t(blog ? 'updated' : 'created'))
        onClose()
      })
    } catch (error) {
      if (wasStopped(error)) return toast.plain(t('stopped'))
      form.setServerErrors(error)
      setNotSaved(true)
      toast.error(reason(error, t(blog ? 'failedUpdate' : 'failedCreate')))
    }
  }

  const close = () => {
    if (sending) return
    if (form.changed || writing.action) setAsking(true)
    else onClose()
  }

  return (
    <Dialog title={t(blog ? 'editTitle' : 'createTitle')} onClose={close} size="wideForm">
      <SendingForm
        ref={element}
        check={form.check}
        upload={upload}
        submitLabel={t(blog ? 'save' : 'submit')}
        preparing={form.image.preparing}
        disabled={writing.action !== undefined}
        onSubmit={() => void save()}
        note={notSaved && <NotSent title={t('notSaved')} text={t('notSavedText')} />}
      >
        <BlogFields
          form={form}
          writing={writing}
          present={blog ? imageOf(blog) : null}
          onWish={(action) => void haveWritten(action)}
        />
      </SendingForm>
      {asking && <DiscardChanges onDiscard={onClose} onClose={() => setAsking(false)} />}
    </Dialog>
  )
}
