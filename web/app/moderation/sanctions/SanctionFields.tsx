import { sanctionTexts } from '@bichar/contract/rules/texts.ts'
import { useTranslations } from 'use-intl'
import { CountedField, type CountedFieldProps } from '../../forms/CountedField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { pauseDays } from './days.ts'

interface UntilFieldProps {
  /** Label, unless the date is the end of a pause. */
  label?: string | undefined
  value: string
  error: string | undefined
  onChoose(day: string): void
}

/** The first day on which a sanction no longer applies. */
export function UntilField({ label, value, error, onChoose }: UntilFieldProps) {
  const t = useTranslations('people.form')
  const { min, max } = pauseDays()
  return (
    <DateField
      type="date"
      name="until"
      label={label ?? t('until')}
      min={min}
      max={max}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      error={error}
    />
  )
}

type ReasonFieldProps = Pick<CountedFieldProps, 'value' | 'readOnly' | 'onWrite' | 'problem'>

/** The reason, which is shown to the person. */
export function ReasonField(props: ReasonFieldProps) {
  const t = useTranslations('people.form')
  return (
    <CountedField {...props} name="reason" label={t('reason')} most={sanctionTexts.reason.most} rows={3} />
  )
}
