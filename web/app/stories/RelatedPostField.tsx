import type { Story } from '@bichar/contract/stories.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { languageOf } from '../i18n/text.ts'
import { ChoiceField } from '../ui/ChoiceField.tsx'
import { relatedPostsOptions } from './queries.ts'

interface RelatedPostFieldProps {
  chosen: string
  /** The current post of the story, which may be older than the posts offered for selection. */
  present: Story['post']
  error: string | undefined
  onChoose(id: string): void
}

/** Selects the post that the story is about. */
export function RelatedPostField({ chosen, present, error, onChoose }: RelatedPostFieldProps) {
  const t = useTranslations('stories')
  const form = useTranslations('storyForm')
  const loading = useTranslations('common')('loading')
  const messageOf = useErrorMessage()
  const { data: posts = [], error: failure, isPending } = useQuery(relatedPostsOptions())
  const isListed = posts.some((post) => post._id === present?._id)
  const offered = present && !isListed ? [present, ...posts] : posts
  return (
    <ChoiceField
      label={t('relatedPost')}
      name="postId"
      value={chosen}
      error={failure ? messageOf(failure, form('failedPosts')) : error}
      hint={isPending ? `${loading}…` : form('postHint')}
      placeholder={form('choosePost')}
      options={offered.map(({ _id, title }) => ({ value: _id, label: title, lang: languageOf(title) }))}
      onChoose={onChoose}
    />
  )
}
