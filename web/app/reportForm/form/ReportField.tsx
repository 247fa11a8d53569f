import { inputOf, type ReportTextField } from '@bichar/contract/rules/reportTexts.ts'
import { useTranslations } from 'use-intl'
import { CountedField } from '../../forms/CountedField.tsx'
import { AnonymityWarning } from '../../posts/AnonymityWarning.tsx'
import type { Report } from './useReport.ts'

/** One text of a report. */
export function ReportField({ report, name }: { report: Report; name: ReportTextField }) {
  const label = useTranslations('posts.fields')
  const hints = useTranslations('posts.form.hints')
  const { hint, warning, ...input } = inputOf(name)
  return (
    <CountedField
      {...input}
      name={name}
      label={label(name)}
      {...(hint && { hint: hints(hint) })}
      warning={warning && report.values.isAnonymous && <AnonymityWarning of={warning} />}
      value={report.values[name]}
      problem={report.problems[name]}
      onWrite={(value) => report.setValues({ [name]: value })}
      // A browser must not fill in what was written here for whoever takes the phone and goes back.
      autoComplete="off"
    />
  )
}
