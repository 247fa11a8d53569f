import type { Suspect } from '@bichar/contract/suspects.ts'
import { useTranslations } from 'use-intl'
import { HiddenName } from '../../i18n/MixedScript.tsx'
import { useSuspectName } from '../../i18n/useSuspectName.ts'
import { Button } from '../../ui/Button.tsx'
import { type Likeness, likeliestFirst } from './alike.ts'
import { FoundSuspect } from './entries.tsx'
import { useSuspectSearch } from './useSuspectSearch.ts'

const mostShown = 3

interface AlikeSuspectsProps extends Likeness {
  name: string
  onChoose(suspect: Suspect): void
}

/** Shows existing suspects whose names sound similar, so that nobody is added twice. */
export function AlikeSuspects({ name, onChoose, ...sought }: AlikeSuspectsProps) {
  const t = useTranslations('suspectPicker.alike')
  const nameOf = useSuspectName()
  const { found } = useSuspectSearch(name)
  const alike = likeliestFirst(found, sought).slice(0, mostShown)
  return (
    <div role="status" className="empty:hidden">
      {alike.length > 0 && (
        <section
          aria-label={t('title')}
          className="grid grid-cols-1 gap-2 rounded-card border border-line bg-page p-3"
        >
          <h3 className="font-bold">{t('title')}</h3>
          <ul className="grid grid-cols-1 gap-1">
            {alike.map((suspect) => (
              <li key={suspect._id} className="flex flex-wrap items-center gap-2">
                <div className="flex min-w-0 grow basis-52 items-center gap-2">
                  <FoundSuspect suspect={suspect} />
                </div>
                <Button look="secondary" onClick={() => onChoose(suspect)}>
                  <span aria-hidden>{t('choose')}</span>
                  <HiddenName text={t('chooseNamed', { name: nameOf(suspect.name) })} />
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
