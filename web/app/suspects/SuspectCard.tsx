import type { Suspect } from '@bichar/contract/suspects.ts'
import { MapPin, TriangleAlert } from 'lucide-react'
import { memo, useId } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { Picture } from '../media/Picture.tsx'
import { NoPhoto } from './NoPhoto.tsx'
import { photoOf, photoRatio } from './photoShape.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** A suspect in the list; the whole card leads to the profile. */
export const SuspectCard = memo(function SuspectCard({
  suspect,
  first,
}: {
  suspect: Suspect
  /** On the first screen, where the photo does not wait. */
  first: boolean
}) {
  const t = useTranslations('suspects')
  const nameId = useId()
  const { _id, name, status, dangerLevel, location } = suspect
  const photo = photoOf(suspect)
  return (
    <article
      aria-labelledby={nameId}
      className="card relative overflow-hidden transition-shadow hover:shadow-float"
    >
      <div style={{ aspectRatio: photoRatio(suspect) }} className="relative bg-raised">
        {photo ? (
          <Picture picture={photo} name={name} sizes="(min-width: 45rem) 21rem, 50vw" first={first} />
        ) : (
          <NoPhoto className="absolute inset-0 size-full object-cover" />
        )}
        <StatusBadge status={status} className="absolute bottom-2 left-2 shadow-card" />
      </div>
      <div className="grid gap-1 p-2.5 sm:p-4">
        <h2 id={nameId} lang={languageOf(name)} className="font-extrabold leading-snug sm:text-lg">
          <Link to={`/suspects/${_id}`} className="after:absolute after:inset-0 hover:underline">
            {name}
          </Link>
        </h2>
        <p
          className={`flex items-start gap-1.5 text-sm ${dangerLevel === 'high' ? 'font-bold text-alarm' : 'text-quiet'}`}
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('list.danger', { level: t(`danger.${dangerLevel}`) })}
        </p>
        {location && (
          <p lang={languageOf(location)} className="flex items-start gap-1.5 text-quiet text-sm">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="line-clamp-2">{location}</span>
          </p>
        )}
      </div>
    </article>
  )
})
