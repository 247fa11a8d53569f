import { useTranslations } from 'use-intl'
import type { ReportStep } from './steps.ts'
import type { Report } from './useReport.ts'

/** The titles of the steps: of evidence alone where no suspect can be named. */
export function useStepTitle({ withoutAccount }: Pick<Report, 'withoutAccount'>) {
  const t = useTranslations('steps')
  return (step: ReportStep): string => t(step === 'proof' && withoutAccount ? 'evidence' : step)
}
