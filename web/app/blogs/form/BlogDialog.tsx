import type { Blog } from '@bichar/contract/blogs.ts'
import { extensionsOf, mostBytes, tooManyBytes } from '@bichar/contract/rules/mediaFiles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { SendingForm } from '../../forms/SendingForm.tsx'
import { useForm } from '../../forms/useForm.ts'
import { useIdempotencyKey } from '../../forms/useIdempotencyKey.ts'
import { isUploadStopped, useUpload } from '../../forms/useUpload.ts'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import type { PictureRule } from '../../media/picking/takeInPicture.ts'
import { usePicture } from '../../media/picking/usePicture.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useDiscardQuestion } from '../../ui/useDiscardQuestion.tsx'
import { imageOf } from '../BlogPicture.tsx'
import { saveBlog } from '../mutations.ts'
import { BlogFields } from './BlogFields.tsx'
import { draftOf, isSameDraft, problemsOf, textOf } from './blogText.ts'
import type { GenerationAction } from './textGeneration.ts'
import { useTextGeneration } from './useTextGeneration.ts'

const imageRule: PictureRule = {
  extensions: extensionsOf('image'),
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
  const { keyOf } = useIdempotencyKey()
  const form = useForm({
    initial: draftOf(blog),
    check: (draft) => problemsOf(draft, Boolean(image.file ?? blog?.image)),
    isEqual: isSameDraft,
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
  const writing = useTextGeneration(form.values, form.setValues)
  const { close, question } = useDiscardQuestion({
    isDirty: () => form.isDirty() || Boolean(image.file || image.preparing || writing.action),
    onClose,
  })

  const generate = async (action: GenerationAction) => {
    const needed = action === 'generate' ? 'title' : 'content'
    if (form.values[needed].trim() === '') {
      toast.error(t(action === 'generate' ? 'titleFirst' : 'contentFirst'))
      return form.focus(needed)
    }
    try {
      await writing.run(action)
      toast.success(t('written'))
    } catch (error) {
      if (isUploadStopped(error)) toast.plain(t('writingStopped'))
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
        note={form.failure && <FormFailure title={t('notSaved')} text={t('notSavedText')} />}
      >
        <BlogFields
          form={form}
          image={image}
          writing={writing}
          present={blog ? imageOf(blog) : null}
          onGenerate={(action) => void generate(action)}
        />
      </SendingForm>
      {question}
    </Dialog>
  )
}
