import type { Blog } from '@bichar/contract/blogs.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { NotSent } from '../../forms/NotSent.tsx'
import { SendingProgress } from '../../forms/SendingProgress.tsx'
import { useFocusAfterSending } from '../../forms/useFocusAfterSending.ts'
import { useSendingKey } from '../../forms/useSendingKey.ts'
import { useUpload, wasStopped } from '../../forms/useUpload.ts'
import { DiscardChanges } from '../../posts/form/DiscardChanges.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useErrorMessage } from '../../words/errorMessage.ts'
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
  const words = useTranslations('blogs.form')
  const reason = useErrorMessage()
  const client = useQueryClient()
  const form = useBlogForm(blog)
  const writing = useWriting(form.draft, form.write)
  const upload = useUpload()
  const { keyOf } = useSendingKey()
  const element = useRef<HTMLFormElement>(null)
  const [notSaved, setNotSaved] = useState(false)
  const [asking, setAsking] = useState(false)
  const sending = upload.share !== undefined
  const waits = writing.action !== undefined || form.image.preparing
  useFocusAfterSending(element, sending)

  const focus = (name: string) => element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

  const haveWritten = async (action: WritingAction) => {
    const needed = action === 'generate' ? 'title' : 'content'
    if (form.draft[needed].trim() === '') {
      toast.error(words(action === 'generate' ? 'titleFirst' : 'contentFirst'))
      return focus(needed)
    }
    try {
      await writing.run(action)
      toast.success(words('written'))
    } catch (error) {
      if (wasStopped(error)) toast.plain(words('writingStopped'))
      else toast.error(reason(error, words(action === 'generate' ? 'failedGenerate' : 'failedEnhance')))
    }
  }

  const save = async () => {
    if (waits) return
    setNotSaved(false)
    const [wrong] = form.check()
    if (wrong) return focus(wrong)
    try {
      const sent = { blog, text: textOf(form.draft), image: form.image.file }
      const key = keyOf([JSON.stringify(sent.text), sent.image])
      await upload.run(async (options) => {
        await saveBlog(client, sent, { ...options, key })
        toast.success(words(blog ? 'updated' : 'created'))
        onClose()
      })
    } catch (error) {
      if (wasStopped(error)) return toast.plain(words('stopped'))
      form.mark(error)
      setNotSaved(true)
      toast.error(reason(error, words(blog ? 'failedUpdate' : 'failedCreate')))
    }
  }

  const close = () => {
    if (sending) return
    if (form.changed || writing.action) setAsking(true)
    else onClose()
  }

  return (
    <Dialog title={words(blog ? 'editTitle' : 'createTitle')} onClose={close} size="wideForm">
      <form
        ref={element}
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div inert={sending} className="grid grid-cols-1 gap-5 inert:opacity-55">
          <BlogFields
            form={form}
            writing={writing}
            present={blog ? imageOf(blog) : null}
            onWish={(action) => void haveWritten(action)}
          />
        </div>
        {notSaved && <NotSent title={words('notSaved')} text={words('notSavedText')} />}
        {upload.share === undefined ? (
          <Button type="submit" disabled={waits} className="min-h-12 px-6 sm:justify-self-start">
            {words(blog ? 'save' : 'submit')}
          </Button>
        ) : (
          <SendingProgress share={upload.share} onStop={upload.stop} />
        )}
      </form>
      {asking && <DiscardChanges onDiscard={onClose} onClose={() => setAsking(false)} />}
    </Dialog>
  )
}
