import { reportTexts } from '@bichar/contract/rules/texts.ts'
import { CountedField, type CountedFieldProps } from '../../forms/CountedField.tsx'
import type { Report } from './useReport.ts'

interface ReportFieldProps extends Omit<CountedFieldProps, 'value' | 'onWrite' | 'problem' | 'most'> {
  report: Report
  name: keyof typeof reportTexts
}

/** One text field of a report. */
export const ReportField = ({ report, name, ...field }: ReportFieldProps) => (
  <CountedField
    {...field}
    name={name}
    value={report.values[name]}
    problem={report.problems[name]}
    most={reportTexts[name].most}
    onWrite={(value) => report.setValues({ [name]: value })}
  />
)
