import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { Check, Lock } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'

interface CrimeTypesFieldProps {
  chosen: readonly CrimeType[]
  /** Those that stay, because this person may only add. */
  fixed: readonly CrimeType[]
  error: string | undefined
  onChange(chosen: CrimeType[]): void
}

/** Any number of the crime types. */
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
          const Icon = isFixed ? Lock : Check
          return (
            <label
              key={type}
              className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control border-2 border-edge bg-surface px-3 py-1 font-semibold text-sm has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-disabled:cursor-not-allowed has-disabled:border-edge has-disabled:bg-raised has-disabled:text-ink has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2"
            >
              <input
                type="checkbox"
                name="crimeTypes"
                checked={chosen.includes(type)}
                disabled={isFixed}
                onChange={() => toggle(type)}
                className="peer sr-only"
              />
              <Icon aria-hidden className="hidden size-4 peer-checked:block" />
              {nameOf(type)}
            </label>
          )
        })}
      </div>
      <p id={note} className={error ? 'font-semibold text-alarm text-sm' : 'text-quiet text-sm'}>
        {error ?? hint}
      </p>
    </fieldset>
  )
}
