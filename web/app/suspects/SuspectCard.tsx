import type { Suspect } from '@bichar/contract/suspects.ts'
import { MapPin, TriangleAlert } from 'lucide-react'
import { memo, useId } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { languageOf } from '../i18n/text.ts'
import { useSuspectName } from '../i18n/useSuspectName.ts'
import { boxSizes } from '../media/mediaShape.ts'
import { Picture } from '../media/Picture.tsx'
import { NoPhoto } from './NoPhoto.tsx'
import { photoOf, photoRatio } from './photoShape.ts'
import { SuspectStatus } from './SuspectStatus.tsx'

/** Beyond this many accusations the card only shows how many more there are. */
const mostTypes = 2

/** A suspect in the list; the whole card links to the profile. From 1024 px on, the photo is next to the text. */
export const SuspectCard = memo(function SuspectCard({
  suspect,
  first,
  isEven = false,
}: {
  suspect: Suspect
  /** Whether the card is in the initial viewport, so that its photo loads eagerly. */
  first: boolean
  /** Whether the card is as tall as the others in its row. */
  isEven?: boolean
}) {
  const t = useTranslations('suspects')
  const nameId = useId()
  const typeName = useTranslations('crimeTypes')
  const gate = useLoginGate()
  const { _id, dangerLevel, location, crimeTypes } = suspect
  const name = useSuspectName()(suspect.name)
  const [shown, more] = [crimeTypes.slice(0, mostTypes), crimeTypes.length - mostTypes]
  const photo = photoOf(suspect)
  const address = `/suspects/${_id}`
  return (
    <article
      aria-labelledby={nameId}
      className={`card relative overflow-hidden hover:shadow-float ${isEven ? 'h-full' : 'lg:flex'}`}
    >
      <div
        style={{ aspectRatio: isEven ? 1 : photoRatio(suspect) }}
        className={`relative bg-raised ${isEven ? '' : 'lg:w-40 lg:shrink-0'}`}
      >
        {photo ? (
          <Picture
            picture={photo}
            name={name}
            sizes={boxSizes(isEven ? '(min-width: 48rem) 15rem' : '(min-width: 64rem) 10rem', 50)}
            first={first}
          />
        ) : (
          <NoPhoto className="absolute inset-0 size-full object-cover" />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1 p-2.5 sm:p-4">
        <SuspectStatus suspect={suspect} />
        <h2 id={nameId} lang={languageOf(name)} className="font-extrabold sm:text-lg">
          <Link
            to={address}
            onClick={gate('continue', address, { act: 'suspect', title: name, photo: suspect.photo })}
            className="after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="font-semibold text-sm leading-snug">
          <span>{t('list.accused', { types: shown.map((type) => typeName(type)).join(', ') })}</span>
          {more > 0 && <span className="text-quiet"> {t('list.moreTypes', { count: more })}</span>}
        </p>
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
