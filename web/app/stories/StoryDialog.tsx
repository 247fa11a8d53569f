import { storyTexts } from '@bichar/contract/rules/texts.ts'
import type { Story } from '@bichar/contract/stories.ts'
import { useTranslations } from 'use-intl'
import { useCharactersLeft } from '../forms/textLimits.ts'
import { useForm } from '../forms/useForm.ts'
import { useIdempotencyKey } from '../forms/useIdempotencyKey.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { TextAreaField, TextField } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { useDiscardQuestion } from '../ui/useDiscardQuestion.tsx'
import { type StoryText, useSaveStory } from './mutations.ts'
import { RelatedPostField } from './RelatedPostField.tsx'
import { problemsOf } from './storyProblems.ts'

interface StoryDialogProps {
  /** The story to edit; if omitted, the dialog creates a new one. */
  story?: Story
  onClose(): void
}

export default function StoryDialog({ story, onClose }: StoryDialogProps) {
  const t = useTranslations('storyForm')
  const left = useCharactersLeft()
  const { mutateAsync } = useSaveStory(story)
  const { keyOf } = useIdempotencyKey()
  const { form, values, isDirty, errorOf, busy, setValues } = useForm({
    initial: textOf(story),
    check: problemsOf,
    fallback: t(story ? 'failedUpdate' : 'failedCreate'),
    async send(text) {
      await mutateAsync({ ...text, key: keyOf([text.postId, text.title, text.description]) })
      toast.success(t(story ? 'updated' : 'created'))
      onClose()
    },
  })
  const { close, question } = useDiscardQuestion({ isDirty, onClose })

  return (
    <Dialog title={t(story ? 'editTitle' : 'createTitle')} onClose={close} busy={busy} size="form">
      <form {...form} className="grid grid-cols-1 gap-5">
        <RelatedPostField
          chosen={values.postId}
          present={story?.post ?? null}
          error={errorOf('postId')}
          onChoose={(postId) => setValues({ postId })}
        />
        <TextField
          label={t('title')}
          name="title"
          value={values.title}
          aria-required
          autoComplete="off"
          error={errorOf('title')}
          hint={left(values.title, storyTexts.title.most)}
          onChange={(event) => setValues({ title: event.target.value })}
        />
        <TextAreaField
          label={t('description')}
          name="description"
          value={values.description}
          aria-required
          rows={8}
          error={errorOf('description')}
          hint={left(values.description, storyTexts.description.most)}
          onChange={(event) => setValues({ description: event.target.value })}
        />
        <DialogActions>
          <Button type="submit" busy={busy} className="min-h-12 px-6">
            {t(story ? 'save' : 'submit')}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  )
}

const textOf = (story?: Story): StoryText => ({
  postId: story?.post?._id ?? '',
  title: story?.title ?? '',
  description: story?.description ?? '',
})
