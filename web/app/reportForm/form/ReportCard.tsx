import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { MediaPreview } from '../../media/picking/MediaPreview.tsx'
import { useItemName } from '../../media/picking/useItemName.ts'
import { placeInEnglish, usePlaceName } from '../../places/usePlaceName.ts'
import { CardHeading } from '../../posts/CardHeading.tsx'
import type { Report } from './useReport.ts'

/** The report as it will stand in lists: what readers see first of it. */
export function ReportCard({ report }: { report: Report }) {
  const t = useTranslations('steps')
  const titleId = useId()
  const [now] = useState(() => new Date().toISOString())
  const nameOf = useItemName()
  const { values: text, media } = report
  const { title, desc, isAnonymous, kinds, location } = text
  const place = usePlaceName(text) ?? ''
  const [first, ...more] = media.items
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-2">
      <h3 id={titleId} className="font-bold leading-snug">
        {t('asSeen')}
      </h3>
      <div className="card overflow-hidden">
        <div className="grid grid-cols-1 px-3 pb-4">
          <CardHeading
            post={{
              isAnonymous,
              kinds: [...kinds],
              location,
              place: { en: placeInEnglish(text) ?? '', bn: place },
              createdAt: now,
            }}
          />
          <p lang={languageOf(title)} className="line-clamp-2 break-words font-extrabold text-lg">
            {title}
          </p>
          <p
            lang={languageOf(desc)}
            className={
              first ? 'line-clamp-1 break-words text-quiet text-sm leading-6' : 'line-clamp-2 break-words'
            }
          >
            {desc}
          </p>
        </div>
        {first && (
          <div className="relative">
            <MediaPreview item={first} name={nameOf(first)} className="aspect-video" />
            {more.length > 0 && (
              <span className="absolute right-2 bottom-2 rounded-full bg-surface/90 px-2 font-bold text-sm">
                {t('more', { count: more.length })}
              </span>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
