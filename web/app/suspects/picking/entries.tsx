import type { Suspect } from '@bichar/contract/suspects.ts'
import { type LucideIcon, MapPin } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { SuspectName } from '../SuspectName.tsx'
import { linkedOf } from './linked.ts'
import type { SuspectSearch } from './useSuspectSearch.ts'

/** A suspect in the search results, with age and place, by which people of the same name can be told apart. */
export const FoundSuspect = ({ suspect }: { suspect: Suspect }) => (
  <SuspectName suspect={linkedOf(suspect)}>
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
    <span className="min-w-0 font-bold">{label}</span>
  </>
)

/** The status of the search, above the list. */
export function SearchNote({ search: { state, found } }: { search: SuspectSearch }) {
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
  return state === 'done' && found.length === 0 && <p className="px-3 py-2 text-quiet">{t('none')}</p>
}
