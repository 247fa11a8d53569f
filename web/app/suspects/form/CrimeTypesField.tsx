import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { Check, Lock } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { CheckChip } from '../../ui/CheckChip.tsx'

interface CrimeTypesFieldProps {
  chosen: readonly CrimeType[]
  /** The types that cannot be removed, because this person may only add. */
  fixed: readonly CrimeType[]
  error: string | undefined
  onChange(chosen: CrimeType[]): void
}

/** Checkboxes for the crime types; any number of them can be chosen. */
export function CrimeTypesField({ chosen, fixed, error, onChange }: CrimeTypesFieldProps) {
  const t = useTranslations('suspects.form')
  const label = useTranslations('suspects.facts')('crimeTypes')
  const nameOf = useTranslations('crimeTypes')
  const note = useId()
  const hint = fixed.length > 0 ? t('crimeTypesAddOnly') : t('crimeTypesHint')
  const toggle = (type: CrimeType) =>
    onChange(chosen.includes(type) ? chosen.filter((other) => other !== type) : [...chosen, type])
  return (
    <fieldset aria-describedby={note} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-bold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {crimeTypes.map((type) => {
          const isFixed = fixed.includes(type)
          return (
            <CheckChip
              key={type}
              label={nameOf(type)}
              icon={isFixed ? Lock : Check}
              name="crimeTypes"
              checked={chosen.includes(type)}
              disabled={isFixed}
              onChange={() => toggle(type)}
            />
          )
        })}
      </div>
      <p id={note} className={error ? 'font-semibold text-alarm text-sm' : 'text-quiet text-sm'}>
        {error ?? hint}
      </p>
    </fieldset>
  )
}
