import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/Field.tsx'
import { useFieldError } from '../../words/errorMessage.ts'
import { charactersLeft, type ReportField as FieldName, mostCharacters } from './report.ts'
import type { Report } from './useReport.ts'

interface ReportFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  report: Report
  name: FieldName
  label: string
  hint?: string
  optional?: boolean
  /** As many lines as this, growing with the text. */
  rows?: number
}

/** One text of a report; says how many characters are left once that matters. */
export function ReportField({ report, name, label, hint, optional, rows, ...input }: ReportFieldProps) {
  const words = useTranslations('posts.form')
  const common = useTranslations('common')
  const errorOf = useFieldError()
  const value = report.text[name]
  const left = charactersLeft(value, mostCharacters[name])
  const counted =
    left === undefined
      ? undefined
      : left < 0
        ? words('tooMany', { count: -left })
        : common('charactersLeft', { count: left })
  const tooLong = left !== undefined && left < 0
  return (
    <Field
      label={
        <>
          {label} {optional && <span className="font-normal text-quiet">({common('optional')})</span>}
        </>
      }
      error={tooLong ? counted : errorOf(report.problems[name])}
      hint={counted ?? hint}
    >
      {(control) => {
        const shared = { ...control, name, value, 'aria-required': !optional }
        return rows ? (
          <textarea
            {...shared}
            rows={rows}
            onChange={(event) => report.write({ [name]: event.target.value })}
            className={`${control.className} field-sizing-content max-h-[60dvh] min-h-40`}
          />
        ) : (
          <input
            type="text"
            {...input}
            {...shared}
            onChange={(event) => report.write({ [name]: event.target.value })}
          />
        )
      }}
    </Field>
  )
}
