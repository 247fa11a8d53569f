import type { Namesake } from '@bichar/contract/suspects.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Namesakes } from '../review/Namesakes.tsx'

/** Who else has the name of a suspect. */
export function SameName({ namesakes }: { namesakes: readonly Namesake[] | null }) {
  const t = useTranslations('desk.sameName')
  const notCompared = useTranslations('posts.moderation.people')('notCompared')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-2 border-line border-t pt-4">
      <h3 id={titleId} className="heading text-sm">
        {t('title')}
      </h3>
      {namesakes === null || namesakes.length === 0 ? (
        <p className="text-quiet text-sm">{namesakes ? t('none') : notCompared}</p>
      ) : (
        <Namesakes namesakes={namesakes} />
      )}
    </section>
  )
}
