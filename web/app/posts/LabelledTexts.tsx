import type { Post } from '@bichar/contract/posts.ts'
import { fieldsWith } from '@bichar/contract/rules/reportFields.ts'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { Marked } from '../ui/marking.tsx'

const labelledFields = fieldsWith('isLabelled')

/** The texts of a whole report that are shown with their label. */
export function LabelledTexts({ post }: { post: Pick<Post, (typeof labelledFields)[number]> }) {
  const t = useTranslations('posts.fields')
  return labelledFields.map(
    (field) =>
      post[field] && (
        <p key={field} className="break-words text-sm">
          <b>{t(field)}:</b>{' '}
          <span lang={languageOf(post[field])}>
            <Marked text={post[field]} />
          </span>
        </p>
      ),
  )
}
