import type { LinkedSuspect, Suspect } from '@bichar/contract/suspects.ts'
import { type LucideIcon, MapPin } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { MixedScript } from '../../i18n/MixedScript.tsx'
import { languageOf } from '../../i18n/text.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { SuspectName } from '../SuspectName.tsx'
import { SuspectOrigin } from '../SuspectOrigin.tsx'
import { linkedOf } from './linked.ts'
import type { SuspectSearch } from './useSuspectSearch.ts'

/** A suspect in the search results, with age and place, by which people of the same name can be told apart. */
export const FoundSuspect = ({ suspect }: { suspect: Suspect }) => (
  <SuspectName suspect={linkedOf(suspect)}>
    <SuspectOrigin suspect={suspect} />
    {suspect.age !== null && <Age years={suspect.age} />}
    {suspect.location && (
      <span className="inline-flex min-w-0 items-center gap-1 text-quiet">
        <MapPin aria-hidden className="size-3.5 shrink-0" />
        <span lang={languageOf(suspect.location)} className="line-clamp-1">
          {suspect.location}
        </span>
      </span>
    )}
  </SuspectName>
)

/** A suspect whom the person has just created, and whom no search finds yet. */
export function OwnSuspect({ suspect }: { suspect: LinkedSuspect }) {
  const t = useTranslations('suspectPicker')
  return (
    <SuspectName suspect={suspect}>
      <span className="text-quiet">{t('own')}</span>
    </SuspectName>
  )
}

function Age({ years }: { years: number }) {
  const t = useTranslations('suspectPicker')
  return <span className="text-quiet">{t('age', { years })}</span>
}

/** An action that is offered in the list after the hits. */
export const ActEntry = ({ icon: Icon, label }: { icon: LucideIcon; label: string }) => (
  <>
    <span className="grid size-11 shrink-0 place-items-center text-brand">
      <Icon aria-hidden className="size-5" />
    </span>
    <span className="min-w-0 font-bold">
      <MixedScript text={label} />
    </span>
  </>
)

interface SearchNoteProps {
  search: SuspectSearch
  /** Whether there is nobody to choose. */
  isEmpty: boolean
}

/** The status of the search, above the list. */
export function SearchNote({ search: { state, areOnlyAlike }, isEmpty }: SearchNoteProps) {
  const t = useTranslations('suspectPicker')
  if (state === 'searching') {
    return (
      <p className="flex min-h-11 items-center gap-2 px-3 text-quiet">
        <Spinner />
        {t('searching')}
      </p>
    )
  }
  if (state === 'failed') return <p className="px-3 py-2 font-semibold text-alarm">{t('failed')}</p>
  if (state !== 'done' || !(isEmpty || areOnlyAlike)) return null
  return <p className="px-3 py-2 text-quiet">{t(areOnlyAlike ? 'onlyAlike' : 'none')}</p>
}
