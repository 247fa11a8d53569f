import type { Timeline } from '@bichar/contract/timelines.ts'
import { MapPin } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { PostMedia } from '../posts/PostMedia.tsx'
import { SourceLink } from '../posts/SourceLink.tsx'
import { languageOf } from '../posts/text.ts'

/** One step in what became of a post. */
export function TimelineEntry({ entry }: { entry: Timeline }) {
  const words = useTranslations('timelines')
  const format = useFormatter()
  const { title, date, desc, location, source, evidence, isApproved, createdBy } = entry
  return (
    <li className="relative grid grid-cols-1 gap-2">
      <span
        aria-hidden
        className="absolute top-1.5 -left-[1.4375rem] size-3 rounded-full border-2 border-surface bg-brand"
      />
      <p className="font-bold text-quiet text-sm">
        <time dateTime={date} suppressHydrationWarning>
          {format.dateTime(new Date(`${date}T00:00:00+06:00`), { dateStyle: 'medium' })}
        </time>
        {!isApproved && (
          <span className="ml-2 rounded-control bg-notice px-2 py-0.5 text-on-notice">
            {words('waiting')}
          </span>
        )}
      </p>
      <h3 lang={languageOf(title)} className="font-extrabold leading-snug">
        {title}
      </h3>
      {desc && (
        <p lang={languageOf(desc)} className="whitespace-pre-line">
          {desc}
        </p>
      )}
      {location && (
        <p className="flex items-start gap-1 text-quiet text-sm">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
          {location}
        </p>
      )}
      {source && <SourceLink source={source} />}
      {evidence.length > 0 && <PostMedia post={{ title, medias: evidence }} />}
      <p className="text-quiet text-sm">{words('addedBy', { name: createdBy?.name ?? words('unknown') })}</p>
    </li>
  )
}
