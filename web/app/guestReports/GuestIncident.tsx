import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { useRefusal } from '../page/postedForm.ts'
import { DateField } from '../ui/DateField.tsx'

interface GuestIncidentProps {
  label: ReactNode
  refusal: ReturnType<typeof useRefusal>
  autoFocus: boolean
}

/** The day and the time of the incident, as two fields of the browser. */
export function GuestIncident({ label, autoFocus, refusal: { errorOf, writtenIn } }: GuestIncidentProps) {
  const t = useTranslations('guestForm')
  const hint = useTranslations('posts.form.incident')('hint')
  return (
    <fieldset className="grid grid-cols-1 gap-1.5">
      <legend className="font-bold">{label}</legend>
      <div className="flex flex-wrap gap-3 *:grow *:basis-40">
        <DateField
          type="date"
          label={<span className="font-normal text-sm">{t('day')}</span>}
          name="day"
          defaultValue={writtenIn('day')}
          error={errorOf('incidentAt')}
          autoFocus={autoFocus}
          min={limits.earliestDay}
          max={todayInBangladesh()}
        />
        <DateField
          type="time"
          label={<span className="font-normal text-sm">{t('time')}</span>}
          name="time"
          defaultValue={writtenIn('time')}
        />
      </div>
      <p className="text-quiet text-sm">{hint}</p>
    </fieldset>
  )
}
