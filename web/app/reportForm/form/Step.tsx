import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { numberOf, type ReportStep, reportSteps } from './steps.ts'
import type { Report } from './useReport.ts'
import type { Steps } from './useSteps.ts'
import { useStepTitle } from './useStepTitle.ts'

interface StepProps {
  report: Report
  step: ReportStep
  /** Without steps the whole form is on one page. */
  steps: Steps | undefined
  children: ReactNode
}

/** A titled part of a report; where it is filled in step by step, only the current one is visible. */
export function Step({ report, step, steps, children }: StepProps) {
  const t = useTranslations('steps')
  const titleOf = useStepTitle(report)
  const isHidden = steps !== undefined && steps.step !== step
  return (
    <section
      data-step={step}
      className={`${isHidden ? 'hidden' : 'grid'} grid-cols-1 gap-5 ${steps || step === 'name' ? '' : 'border-line border-t pt-5'}`}
    >
      <div className="grid gap-2">
        {steps && <StepBars step={step} />}
        <h2 tabIndex={-1} className="heading text-lg outline-none">
          {steps && (
            <span className="mb-1 block font-semibold text-base text-quiet normal-case">
              {t('position', { number: numberOf(step), total: reportSteps.length })}
            </span>
          )}
          <span>{titleOf(step)}</span>
        </h2>
      </div>
      {children}
    </section>
  )
}

/** Progress through the steps; the title says it in words. */
const StepBars = ({ step }: { step: ReportStep }) => (
  <div aria-hidden className="grid grid-cols-4 gap-1.5">
    {reportSteps.map((each) => (
      <span
        key={each}
        className={`h-1.5 rounded-full ${numberOf(each) <= numberOf(step) ? 'bg-brand' : 'bg-line'}`}
      />
    ))}
  </div>
)
