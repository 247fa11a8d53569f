import type { CallOutput } from '@bichar/contract/api.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { SuspectRevision } from '@bichar/contract/suspects.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { Picture } from '../../media/Picture.tsx'
import { useValueText } from '../../suspects/RevisionEntry.tsx'
import { NewTabLink } from './NewTabLink.tsx'
import { SameName } from './SameName.tsx'
import { SuspectFacts } from './SuspectFacts.tsx'
import { MinorNote } from './SuspectPanel.tsx'

type Change = SuspectRevision['changes'][number]

/** What a proposed change would change of a suspect now, field by field, with the profile below it. */
export function SuspectChangePanel({ whole }: { whole: CallOutput<'GET /admin/desk/:kind/:id'> }) {
  const t = useTranslations('desk.change')
  const openProfile = useTranslations('desk.thing')('openProfile')
  const {
    thing: { suspect, change },
    facts,
  } = whole
  if (!suspect || !change) return null
  const { name, isMinor } = suspect
  return (
    <article className="grid grid-cols-1 gap-4 p-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 lang={languageOf(name)} className="font-extrabold text-lg">
          {name}
        </h2>
        <NewTabLink to={`/suspects/${suspect._id}`}>{openProfile}</NewTabLink>
      </header>
      {isMinor && <MinorNote />}
      {change.changes.length === 0 ? (
        <p className="rounded-control bg-notice px-3 py-2 font-semibold text-on-notice text-sm">
          {t('nothing')}
        </p>
      ) : (
        <Changes changes={change.changes} />
      )}
      {change.changes.some(({ field }) => field === 'name') && <SameName namesakes={facts.sameName} />}
      <section className="grid grid-cols-1 gap-3 border-line border-t pt-4">
        <h3 className="heading text-sm">{t('profile')}</h3>
        <SuspectFacts suspect={suspect} />
      </section>
    </article>
  )
}

/** The values of each field now and as proposed, side by side; the photo first, which says most at a glance. */
function Changes({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('desk.change')
  const fields = useTranslations('suspects.facts')
  const sorted = changes.toSorted(
    (one, other) => Number(other.field === 'photo') - Number(one.field === 'photo'),
  )
  const row = 'grid grid-cols-2 gap-x-4 px-3 py-2 lg:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)]'
  return (
    <div className="grid grid-cols-1 divide-y divide-line rounded-card border border-edge">
      <p aria-hidden className={`${row} font-semibold text-quiet text-sm`}>
        <span className="lg:col-start-2">{t('now')}</span>
        <span>{t('proposed')}</span>
      </p>
      <dl className="grid grid-cols-1 divide-y divide-line">
        {sorted.map((change) => (
          <div key={change.field} className={row}>
            <dt className="col-span-2 text-quiet text-sm lg:col-span-1 lg:leading-6">
              {fields(change.field)}
            </dt>
            <dd className="min-w-0">
              <span className="sr-only">{t('now')}: </span>
              <Value change={change} side="from" />
            </dd>
            <dd className="min-w-0">
              <span className="sr-only">{t('proposed')}: </span>
              <Value change={change} side="to" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** One side of a change; what is new is marked, and of a list what would go. */
function Value({ change, side }: { change: Change; side: 'from' | 'to' }) {
  const textOf = useValueText()
  const crimes = useTranslations('crimeTypes')
  const { field, bytes } = change
  const value = change[side]
  if (field === 'photo') return <Photo address={value} bytes={bytes?.[side]} />
  if (field === 'crimeTypes') {
    const others = change[side === 'from' ? 'to' : 'from'] as CrimeType[]
    const Mark = side === 'from' ? Gone : New
    return (
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {(value as CrimeType[]).map((type) => (
          <li key={type}>{others.includes(type) ? crimes(type) : <Mark>{crimes(type)}</Mark>}</li>
        ))}
      </ul>
    )
  }
  const text = textOf(field, value)
  return (
    <span lang={languageOf(text)} className="break-words">
      {side === 'from' ? text : <New>{text}</New>}
    </span>
  )
}

const New = ({ children }: { children: ReactNode }) => (
  <ins className="box-decoration-clone bg-notice px-1 font-bold text-on-notice no-underline">{children}</ins>
)

const Gone = ({ children }: { children: ReactNode }) => (
  <del className="text-quiet decoration-2 decoration-alarm">{children}</del>
)

/** A whole photo in a box of one size, whatever its shape, so that two can be compared. */
function Photo({ address, bytes }: { address: Change['from']; bytes: number | null | undefined }) {
  const t = useTranslations('desk.change')
  if (typeof address !== 'string' || !bytes) return <span className="text-quiet">{t('noPhoto')}</span>
  const none = { thumbnail: null, thumbnailBytes: null, width: null, height: null, widths: [] }
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('openPhoto')}
      className="relative mt-1 block aspect-[4/5] w-full max-w-60 cursor-zoom-in overflow-hidden rounded-control border border-line bg-raised"
    >
      <Picture
        picture={{ url: address, bytes, ...none }}
        name={t('openPhoto')}
        className="object-contain"
        first
      />
    </a>
  )
}
