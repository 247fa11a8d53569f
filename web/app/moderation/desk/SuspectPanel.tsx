import type { CallOutput } from '@bichar/contract/api.ts'
import type { Media } from '@bichar/contract/posts.ts'
import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { photoOf } from '../../suspects/photoShape.ts'
import { Marked } from '../../ui/marking.tsx'
import { Evidence } from './Evidence.tsx'
import { NewTabLink } from './NewTabLink.tsx'
import { SameName } from './SameName.tsx'
import { SuspectFacts } from './SuspectFacts.tsx'

/** The whole profile of a suspect, with the photo uncropped, and who else has the name. */
export function SuspectPanel({ whole }: { whole: CallOutput<'GET /admin/desk/:kind/:id'> }) {
  const t = useTranslations('desk.thing')
  const photoLabel = useTranslations('suspects.detail')
  const {
    thing: { suspect },
    facts,
  } = whole
  if (!suspect) return null
  const { name, isMinor } = suspect
  const photo = photoOf(suspect)
  const medias: Media[] = photo
    ? [{ ...photo, type: 'image', alt: photoLabel('photo', { name }), duration: null }]
    : []
  return (
    <article className="grid grid-cols-1 gap-4 p-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 lang={languageOf(name)} className="font-extrabold text-lg">
          <Marked text={name} />
        </h2>
        <NewTabLink to={`/suspects/${suspect._id}`}>{t('openProfile')}</NewTabLink>
      </header>
      {isMinor && <MinorNote />}
      <div className="flex flex-wrap gap-4">
        {photo ? (
          <div className="w-full sm:w-52 xl:w-64">
            <Evidence title={name} medias={medias} />
          </div>
        ) : (
          <p className="w-full text-quiet">{t('noPhoto')}</p>
        )}
        <SuspectFacts suspect={suspect} />
      </div>
      <SameName namesakes={facts.sameName} />
    </article>
  )
}

/** What the public gets to know of a person under 18. */
export function MinorNote() {
  const t = useTranslations('desk.thing')
  return (
    <p className="flex items-start gap-2 rounded-control bg-notice px-3 py-2 font-semibold text-on-notice text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('minor')}
    </p>
  )
}
