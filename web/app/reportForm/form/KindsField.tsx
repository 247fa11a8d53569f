import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { proposedKinds } from '@bichar/contract/rules/proposedKinds.ts'
import { ChevronDown } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { CheckChip } from '../../ui/CheckChip.tsx'
import type { Report } from './useReport.ts'

/** The kinds of crime of a report: those suggested by its text and its suspects are shown, all others on request. */
export function KindsField({ report }: { report: Report }) {
  const t = useTranslations('kinds')
  const optional = useTranslations('common')('optional')
  const nameOf = useTranslations('crimeTypes')
  const noteId = useId()
  const [showsAll, setShowsAll] = useState(false)
  // Keeps unchecked boxes on the screen: a box that disappears would take the focus with it.
  const [touched, setTouched] = useState<readonly CrimeType[]>([])
  const { kinds: chosen } = report.values
  const proposed = useProposed(report)
  const isFull = chosen.length >= limits.kindsPerPost
  const shown = crimeTypes.filter((kind) => showsAll || [...chosen, ...proposed, ...touched].includes(kind))
  const toggle = (kind: CrimeType) => {
    setTouched([...touched, kind])
    report.setValues({
      kinds: chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind],
    })
  }
  const error = report.errorOf('kinds')
  return (
    <fieldset name="kinds" aria-describedby={noteId} className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 font-bold">
        {t('label')} <span className="font-normal text-quiet">({optional})</span>
      </legend>
      <p id={noteId} className={error ? 'font-semibold text-alarm text-sm' : 'text-quiet text-sm'}>
        {error ?? t(proposed.length > 0 ? 'proposed' : 'hint')}
      </p>
      <div className="flex flex-wrap gap-2">
        {shown.map((kind) => {
          const isChosen = chosen.includes(kind)
          return (
            <CheckChip
              key={kind}
              label={nameOf(kind)}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => toggle(kind)}
            />
          )
        })}
        <Button
          look="secondary"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="text-sm"
        >
          {t(showsAll ? 'fewer' : 'all')}
          <ChevronDown aria-hidden className={`size-4 ${showsAll ? '[transform:rotate(180deg)]' : ''}`} />
        </Button>
      </div>
    </fieldset>
  )
}

function useProposed({ values, crimesOfSuspects }: Report): readonly CrimeType[] {
  const title = useDeferredValue(values.title)
  const desc = useDeferredValue(values.desc)
  const { kinds: chosen } = values
  return useMemo(
    () => proposedKinds({ title, desc, crimesOfSuspects, chosen }),
    [title, desc, crimesOfSuspects, chosen],
  )
}
