import type { Namesake, Suspect } from '@bichar/contract/suspects.ts'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { SuspectThumbnail } from '../../suspects/SuspectThumbnail.tsx'
import { Namesakes } from './Namesakes.tsx'
import { proposedOf } from './proposed.ts'

interface ProposedPeopleProps {
  /** All suspects of the post. */
  suspects: readonly Suspect[]
  /** null if the names could not be compared. */
  sameName: readonly Namesake[] | null
  /** The ids of those who are not shown with the post. */
  leftOut: readonly string[]
  onToggle(id: string): void
  ref?: Ref<HTMLFieldSetElement>
}

/** The people whom the approval of a post makes public, each with a tick that leaves them out; nothing if there are none. */
export function ProposedPeople({ suspects, sameName, leftOut, onToggle, ref }: ProposedPeopleProps) {
  const t = useTranslations('posts.moderation.people')
  const titleId = useId()
  const people = proposedOf(suspects)
  if (people.length === 0) return null
  return (
    <fieldset
      ref={ref}
      aria-labelledby={titleId}
      className="grid min-w-0 scroll-mt-20 grid-cols-1 rounded-card border border-edge bg-surface px-3 pt-2 pb-1 text-ink"
    >
      <p id={titleId} className="heading text-sm">
        {t('title', { count: people.length })}
      </p>
      <p className="text-quiet text-sm">{t('hint')}</p>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {people.map((suspect) => (
          <Person
            key={suspect._id}
            suspect={suspect}
            namesakes={sameName?.filter(({ of }) => of === suspect._id)}
            isShown={!leftOut.includes(suspect._id)}
            onToggle={() => onToggle(suspect._id)}
          />
        ))}
      </ul>
      {sameName === null && <Warning>{t('notCompared')}</Warning>}
    </fieldset>
  )
}

interface PersonProps {
  suspect: Suspect
  namesakes: readonly Namesake[] | undefined
  isShown: boolean
  onToggle(): void
}

function Person({ suspect, namesakes = [], isShown, onToggle }: PersonProps) {
  const t = useTranslations('posts.moderation.people')
  const crimes = useTranslations('crimeTypes')
  const format = useFormatter()
  const nameId = useId()
  const { _id, name, age, crimeTypes, location, isMinor, review } = suspect
  const isReturned = review?.isReturned ?? false
  const years = age === null ? [] : [format.number(age, { style: 'unit', unit: 'year', unitDisplay: 'long' })]
  return (
    <li className="grid grid-cols-[2.25rem_3.5rem_minmax(0,1fr)] items-start gap-x-2.5 gap-y-1.5 py-2.5 text-sm">
      <label
        className={`-mx-2 grid size-11 shrink-0 place-items-center ${isReturned ? '' : 'cursor-pointer'}`}
      >
        <input
          type="checkbox"
          aria-labelledby={nameId}
          checked={isShown && !isReturned}
          disabled={isReturned}
          onChange={onToggle}
          className="size-5 cursor-pointer accent-brand disabled:cursor-not-allowed"
        />
      </label>
      <SuspectThumbnail suspect={suspect} className="size-14" />
      <p className="leading-snug">
        <a
          id={nameId}
          href={`/suspects/${_id}`}
          target="_blank"
          rel="noopener noreferrer"
          lang={languageOf(name)}
          className="font-bold text-base hover:underline"
        >
          {name}
        </a>
        <span className="block text-quiet">
          {[...years, ...crimeTypes.map((type) => crimes(type)), location].filter(Boolean).join(' · ')}
        </span>
      </p>
      <div className="col-span-2 col-start-2 grid grid-cols-1 gap-1.5 empty:hidden">
        {isReturned && <p className="font-semibold">{t('returned')}</p>}
        {isMinor && <Warning>{t('minor')}</Warning>}
        {namesakes.length > 0 && <SameName namesakes={namesakes} />}
      </div>
    </li>
  )
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-1.5 justify-self-start rounded-control bg-notice px-2 py-0.5 font-semibold text-on-notice text-sm">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    {children}
  </p>
)

/** How many others have the name; who they are is folded, so that the people stay together on the screen. */
function SameName({ namesakes }: { namesakes: readonly Namesake[] }) {
  const t = useTranslations('posts.moderation.people')
  const removed = namesakes.filter(({ shown }) => shown === 'removed').length
  return (
    <details className="group/names grid grid-cols-1">
      <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control bg-notice px-2 py-0.5 font-semibold text-on-notice pointer-coarse:min-h-11">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {t('sameName', { count: namesakes.length, removed })}
        <ChevronDown aria-hidden className="size-4 shrink-0 group-open/names:[transform:rotate(180deg)]" />
      </summary>
      <div className="pt-2">
        <Namesakes namesakes={namesakes} />
      </div>
    </details>
  )
}
