import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { SuspectRevision } from '@bichar/contract/suspects.ts'
import { ArrowRight, Check, Clock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { MixedScript } from '../i18n/MixedScript.tsx'
import { languageOf } from '../i18n/text.ts'
import { useReasonText } from '../i18n/useReasonText.ts'
import { Picture } from '../media/Picture.tsx'
import { PostTime } from '../ui/Time.tsx'
import { addedTypes } from './form/profile.ts'
import { contributorOf } from './revisions.ts'

type Change = SuspectRevision['changes'][number]

interface RevisionEntryProps {
  revision: SuspectRevision
  /** What can be done with it. */
  children: ReactNode
}

/** One change to a suspect, with its state and translated fields and values. */
export function RevisionEntry({ revision, children }: RevisionEntryProps) {
  const t = useTranslations('suspects.revisions')
  const facts = useTranslations('suspects.facts')
  const by = contributorOf(revision)
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-quiet text-sm">
        <span className="font-bold text-ink">
          <MixedScript text={'number' in by ? t('contributor', by) : t('byAdmin', by)} />
        </span>
        <PostTime at={revision.createdAt} isDayOnly={!revision.isByAdmin} />
      </p>
      <State revision={revision} />
      <dl className="grid grid-cols-1 gap-2">
        {revision.changes.map((change) => (
          <div key={change.field} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-quiet">{facts(change.field)}</dt>
            <dd className="font-semibold">
              <ChangeText change={change} isRefused={revision.state === 'refused'} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  )
}

const stateIcons = { proposed: Clock, confirmed: Check, refused: X }

function State({ revision: { state, reason } }: { revision: SuspectRevision }) {
  const t = useTranslations('suspects.revisions.state')
  const reasonText = useReasonText()(reason)
  const Icon = stateIcons[state]
  return (
    <div className="grid grid-cols-1 gap-1 text-sm">
      <p
        className={`inline-flex items-center gap-1.5 justify-self-start rounded-full px-2.5 py-0.5 font-bold ${state === 'proposed' ? 'bg-notice text-on-notice' : 'bg-raised'}`}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        {t(state)}
      </p>
      {reasonText && (
        <p lang={languageOf(reasonText)} className="whitespace-pre-line border-line border-l-4 pl-3">
          {reasonText}
        </p>
      )}
    </div>
  )
}

interface ChangeTextProps {
  change: Change
  /** Whether the change was refused: then a photo that was proposed is deleted. */
  isRefused: boolean
}

function ChangeText({ change: { field, from, to, bytes }, isRefused }: ChangeTextProps) {
  const t = useTranslations('suspects.revisions')
  const textOf = useValueText()
  // What identifies a person under 18 is shown at the desk only.
  if (from === null && to === null) return <span className="font-normal text-quiet">{t('withheld')}</span>
  if (field === 'crimeTypes') return <ChangedTypes from={from as CrimeType[]} to={to as CrimeType[]} />
  if (field === 'photo') {
    return (
      <FromTo
        from={<Photo address={from} bytes={bytes?.from} alt={t('before')} />}
        to={isRefused ? t('notKept') : <Photo address={to} bytes={bytes?.to} alt={t('after')} />}
      />
    )
  }
  return <FromTo from={textOf(field, from)} to={textOf(field, to)} />
}

function FromTo({ from, to }: { from: ReactNode; to: ReactNode }) {
  const became = useTranslations('suspects.revisions')('arrow')
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="text-quiet">{from}</span>
      <ArrowRight role="img" aria-label={became} className="size-4 shrink-0 text-quiet" />
      <span>{to}</span>
    </span>
  )
}

function ChangedTypes({ from, to }: { from: CrimeType[]; to: CrimeType[] }) {
  const t = useTranslations('suspects.revisions')
  const nameOf = useTranslations('crimeTypes')
  const line = (label: string, types: readonly CrimeType[]) =>
    types.length > 0 && (
      <span className="block">
        <span className="font-normal text-quiet">{label}:</span>{' '}
        {types.map((type) => nameOf(type)).join(', ')}
      </span>
    )
  return (
    <>
      {line(t('added'), addedTypes(from, to))}
      {line(t('removed'), addedTypes(to, from))}
    </>
  )
}

interface PhotoProps {
  address: Change['from']
  bytes: number | null | undefined
  alt: string
}

function Photo({ address, bytes, alt }: PhotoProps) {
  const nothing = useTranslations('suspects.revisions')('empty')
  if (typeof address !== 'string' || !bytes) return nothing
  const none = { thumbnail: null, thumbnailBytes: null, width: null, height: null, widths: [] }
  const picture = { url: address, bytes, ...none }
  return (
    <span className="relative block size-16 overflow-hidden rounded-control bg-raised">
      <Picture picture={picture} name={alt} alt={alt} />
    </span>
  )
}

/** Returns a function that translates the value of a suspect's field. */
export function useValueText(): (field: Change['field'], value: Change['from']) => string {
  const t = useTranslations('suspects')
  const format = useFormatter()
  const named = { status: 'status', dangerLevel: 'danger', gender: 'gender' } as const
  return (field, value) => {
    if (value === null || value === '') return t('revisions.empty')
    if (field === 'status' || field === 'dangerLevel' || field === 'gender') {
      return t(`${named[field]}.${value}` as 'status.wanted')
    }
    return typeof value === 'number' ? format.number(value) : String(value)
  }
}
