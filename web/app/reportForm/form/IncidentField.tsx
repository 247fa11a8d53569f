import { incidentParts, incidentTime } from '@bichar/contract/rules/incidentParts.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { type FocusEvent, type FormEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { DateInput } from '../../ui/DateField.tsx'
import { Field } from '../../ui/Field.tsx'
import type { Report } from './useReport.ts'

/** When the incident happened: a day, a day and a time of day, or nothing. */
export function IncidentField({ report }: { report: Report }) {
  const t = useTranslations('posts.form.incident')
  const common = useTranslations('common')
  const group = useRef<HTMLFieldSetElement>(null)
  const noteId = useId()
  // A partly typed date is empty to scripts. Before it is sent, the form reads the browser's own validation.
  const [unfinished, setUnfinished] = useState<string>()
  const { incidentAt } = report.values
  const [day, time] = incidentParts(incidentAt)
  const problem = report.errorOf('incidentAt')
  const error = problem ?? (unfinished && t('unfinished'))

  const setValues = (changed: { day?: string; time?: string }) => {
    setUnfinished(undefined)
    report.setValues({ incidentAt: incidentTime(changed.day ?? day, changed.time ?? time) })
  }
  const clear = () => {
    const inputs = group.current?.querySelectorAll('input') ?? []
    for (const input of inputs) input.value = ''
    setValues({ day: '', time: '' })
    inputs[0]?.focus()
  }
  const watched = {
    'aria-describedby': noteId,
    onInvalid: ({ currentTarget }: FormEvent<HTMLInputElement>) => setUnfinished(currentTarget.type),
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (!currentTarget.validity.badInput) setUnfinished(undefined)
    },
  }
  const label = (text: string) => <span className="font-normal text-sm">{text}</span>

  return (
    <fieldset ref={group} className="grid grid-cols-1 gap-1.5">
      <legend className="font-bold">
        {t('label')} <span className="font-normal text-quiet">({common('optional')})</span>
      </legend>
      {/* Side by side only where both fit completely: a truncated time hides whether it is AM or PM. */}
      <div className="flex flex-wrap gap-3 *:grow *:basis-40">
        <Field label={label(t('day'))}>
          {(control) => (
            <DateInput
              {...control}
              {...watched}
              type="date"
              name="incidentAt"
              className={`${control.className} min-w-0`}
              aria-invalid={problem || unfinished === 'date' ? true : undefined}
              min={limits.earliestDay}
              max={todayInBangladesh()}
              value={day}
              onChange={(event) => setValues({ day: event.target.value })}
            />
          )}
        </Field>
        <Field label={label(t('time'))}>
          {(control) => (
            <DateInput
              {...control}
              {...watched}
              type="time"
              className={`${control.className} min-w-0`}
              aria-invalid={unfinished === 'time' ? true : undefined}
              value={time}
              onChange={(event) => setValues({ time: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p
          id={noteId}
          className={`min-w-0 flex-1 basis-56 text-sm ${error ? 'font-semibold text-alarm' : 'text-quiet'}`}
        >
          {error ?? t('hint')}
        </p>
        {(incidentAt !== '' || unfinished) && (
          <Button look="secondary" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
