import type { AuthorPause } from '@bichar/contract/sanctions.ts'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'

/** The anonymous thing for which somebody was paused, with what it is called, if it is still there. */
export function PausedThingLink({ thing: { kind, _id, postId, title } }: Pick<AuthorPause, 'thing'>) {
  const t = useTranslations('people')
  return (
    <>
      {t(`kinds.${kind}`)}
      {': '}
      {title === null ? (
        t('goneThing')
      ) : (
        <Link
          to={postId ? `/admin/getPostDetails/${postId}` : `/suspects/${_id}`}
          lang={languageOf(title)}
          className="break-words font-bold text-brand hover:underline"
        >
          {title}
        </Link>
      )}
    </>
  )
}
