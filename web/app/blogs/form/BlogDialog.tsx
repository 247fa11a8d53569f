import type { Blog } from '@bichar/contract/blogs.ts'
import { extensions, mostBytes, tooManyBytes } from '@bichar/contract/rules/mediaFiles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { NotSent } from '../../forms/NotSent.tsx'
import { SendingForm } from '../../forms/SendingForm.tsx'
import { useForm } from '../../forms/useForm.ts'
import { useSendingKey } from '../../forms/useSendingKey.ts'
import { useUpload, wasStopped } from '../../forms/useUpload.ts'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import type { PictureRule } from '../../media/picking/takeInPicture.ts'
import { usePicture } from '../../media/picking/usePicture.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useDiscardQuestion } from '../../ui/useDiscardQuestion.tsx'
import { imageOf } from '../BlogPicture.tsx'
import { saveBlog } from '../mutations.ts'
import { BlogFields } from './BlogFields.tsx'
import { draftOf, problemsOf, sameDraft, textOf } from './blogText.ts'
import { useWriting } from './useWriting.ts'
import type { WritingAction } from './writing.ts'

const imageRule: PictureRule = {
  extensions: extensions.image,
  wrongType: 'file_type',
  mostBytes: mostBytes.image,
  tooLarge: tooManyBytes.image,
}

interface BlogDialogProps {
  /** The blog to edit; if omitted, the dialog creates a new one. */
  blog?: Blog
  onClose(): void
}

export default function BlogDialog({ blog, onClose }: BlogDialogProps) {
  const t = useTranslations('blogForm')
  const reason = useErrorMessage()
  const client = useQueryClient()
  const image = usePicture(imageRule)
  const upload = useUpload()
  const { keyOf } = useSendingKey()
  const form = useForm({
    initial: draftOf(blog),
    check: (draft) => problemsOf(draft, Boolean(image.file ?? blog?.image)),
    same: sameDraft,
    files: { names: ['image'], refuse: image.refuse },
    fallback: t(blog ? 'failedUpdate' : 'failedCreate'),
    stopped: t('stopped'),
    async send(draft) {
      const sent = { blog, text: textOf(draft), image: image.file }
      const key = keyOf([JSON.stringify(sent.text), sent.image])
      await upload.run(async (options) => {
        await saveBlog(client, sent, { ...options, key })
        toast.success(t(blog ? 'updated' : 'created'))
        onClose()
      })
    },
  })
  const writing = useWriting(form.values, form.setValues)
  const { close, question } = useDiscardQuestion({
    isDirty: () => form.isDirty() || Boolean(image.file || image.preparing || writing.action),
    onClose,
  })

  const haveWritten = async (action: WritingAction) => {
    const needed = action === 'generate' ? 'title' : 'content'
    if (form.values[needed].trim() === '') {
      toast.error(t(action === 'generate' ? 'titleFirst' : 'contentFirst'))
      return form.focus(needed)
    }
    try {
      await writing.run(action)
      toast.success(t('written'))
    } catch (error) {
      if (wasStopped(error)) toast.plain(t('writingStopped'))
      else toast.error(reason(error, t(action === 'generate' ? 'failedGenerate' : 'failedEnhance')))
    }
  }

  return (
    <Dialog
      title={t(blog ? 'editTitle' : 'createTitle')}
      onClose={close}
      busy={upload.share !== undefined}
      size="wideForm"
    >
      <SendingForm
        form={form}
        upload={upload}
        submitLabel={t(blog ? 'save' : 'submit')}
        preparing={image.preparing}
        disabled={writing.action !== undefined}
        note={form.failure && <NotSent title={t('notSaved')} text={t('notSavedText')} />}
      >
        <BlogFields
          form={form}
          image={image}
          writing={writing}
          present={blog ? imageOf(blog) : null}
          onWish={(action) => void haveWritten(action)}
        />
      </SendingForm>
      {question}
    </Dialog>
  )
}
