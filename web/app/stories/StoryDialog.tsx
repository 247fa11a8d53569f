import { limits } from '@bichar/contract/rules/limits.ts'
import type { Story } from '@bichar/contract/stories.ts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { fieldCodes } from '../api/errors.ts'
import { useCharactersLeft } from '../forms/textLimits.ts'
import { useSendingKey } from '../forms/useSendingKey.ts'
import { useErrorMessage, useFieldError } from '../i18n/errorMessage.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { DiscardChanges } from '../ui/DiscardChanges.tsx'
import { TextAreaField, TextField } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { type StoryText, useSaveStory } from './mutations.ts'
import { RelatedPostField } from './RelatedPostField.tsx'
import { problemsOf, type StoryProblems } from './storyProblems.ts'

interface StoryDialogProps {
  /** The story to change; without one a new story is made. */
  story?: Story
  onClose(): void
}

export default function StoryDialog({ story, onClose }: StoryDialogProps) {
  const t = useTranslations('stories.form')
  const left = useCharactersLeft()
  const reason = useFieldError()
  const inWords = useErrorMessage()
  const { mutateAsync, isPending } = useSaveStory(story)
  const { keyOf } = useSendingKey()
  const element = useRef<HTMLFormElement>(null)
  const [before] = useState<StoryText>(() => textOf(story))
  const [text, setText] = useState(before)
  const [problems, setProblems] = useState<StoryProblems>({})
  const [asking, setAsking] = useState(false)
  const changed = JSON.stringify(text) !== JSON.stringify(before)

  const setValues = (change: Partial<StoryText>) => {
    setText((now) => ({ ...now, ...change }))
    setProblems((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(change).map((key) => [key, undefined])),
    }))
  }
  const save = async () => {
    const found = problemsOf(text)
    setProblems(found)
    const [wrong] = Object.keys(found)
    if (wrong) return element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    try {
      await mutateAsync({ ...text, key: keyOf([text.postId, text.title, text.description]) })
      toast.success(t(story ? 'updated' : 'created'))
      onClose()
    } catch (error) {
      setProblems(fieldCodes(error))
      toast.error(inWords(error, t(story ? 'failedUpdate' : 'failedCreate')))
    }
  }
  const close = () => {
    if (isPending) return
    if (changed) setAsking(true)
    else onClose()
  }

  return (
    <Dialog title={t(story ? 'editTitle' : 'createTitle')} onClose={close} size="form">
      <form
        ref={element}
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <RelatedPostField
          chosen={text.postId}
          present={story?.post ?? null}
          error={reason(problems.postId)}
          onChoose={(postId) => setValues({ postId })}
        />
        <TextField
          label={t('title')}
          name="title"
          value={text.title}
          aria-required
          autoComplete="off"
          error={reason(problems.title)}
          hint={left(text.title, limits.title)}
          onChange={(event) => setValues({ title: event.target.value })}
        />
        <TextAreaField
          label={t('description')}
          name="description"
          value={text.description}
          aria-required
          rows={8}
          error={reason(problems.description)}
          hint={left(text.description, limits.story)}
          onChange={(event) => setValues({ description: event.target.value })}
        />
        <Button type="submit" busy={isPending} className="min-h-12 px-6 sm:justify-self-start">
          {t(story ? 'save' : 'submit')}
        </Button>
      </form>
      {asking && <DiscardChanges onDiscard={onClose} onClose={() => setAsking(false)} />}
    </Dialog>
  )
}

const textOf = (story?: Story): StoryText => ({
  postId: story?.post?._id ?? '',
  title: story?.title ?? '',
  description: story?.description ?? '',
})
