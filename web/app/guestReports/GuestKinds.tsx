import { boxOf, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { useRefusal } from '../page/postedForm.ts'
import { CheckChip } from '../ui/CheckChip.tsx'

interface GuestKindsProps {
  label: ReactNode
  refusal: ReturnType<typeof useRefusal>
  autoFocus: boolean
}

/** The kinds of crime, each with a checkbox of its own, which works without a script. */
export function GuestKinds({ label, autoFocus, refusal: { errorOf, writtenIn } }: GuestKindsProps) {
  const t = useTranslations('kinds')
  const note = useId()
  const kindName = useTranslations('crimeTypes')
  return (
    <details open={autoFocus || crimeTypes.some((kind) => writtenIn(boxOf(kind)))}>
      <summary className="min-h-11 content-center font-bold">{label}</summary>
      <fieldset aria-describedby={note} className="grid grid-cols-1 gap-2">
        <legend className="sr-only">{t('label')}</legend>
        <p id={note} className={errorOf('kinds') ? 'font-semibold text-alarm text-sm' : 'text-quiet text-sm'}>
          {errorOf('kinds') ?? t('hint')}
        </p>
        <div className="flex flex-wrap gap-2">
          {crimeTypes.map((kind, index) => (
            <CheckChip
              key={kind}
              label={kindName(kind)}
              name={boxOf(kind)}
              autoFocus={autoFocus && index === 0}
              defaultChecked={writtenIn(boxOf(kind)) !== ''}
            />
          ))}
        </div>
      </fieldset>
    </details>
  )
}
