import type { AuthorPause } from '@bichar/contract/sanctions.ts'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { useSuspectName } from '../../i18n/useSuspectName.ts'

/** A link to the anonymous item for which its author was paused, with its title if it still exists. */
export function PausedThingLink({ thing: { kind, _id, postId, title } }: Pick<AuthorPause, 'thing'>) {
  const t = useTranslations('people')
  const suspectName = useSuspectName()
  const name = title && suspectName(title)
  return (
    <>
      <span>{t(`kinds.${kind}`)}</span>
      {': '}
      {name === null ? (
        t('goneThing')
      ) : (
        <Link
          to={postId ? `/admin/getPostDetails/${postId}` : `/suspects/${_id}`}
          lang={languageOf(name)}
          className="break-words font-bold text-brand hover:underline"
        >
          {name}
        </Link>
      )}
    </>
  )
}
