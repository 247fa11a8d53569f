import type { ReportField as Field } from '@bichar/contract/rules/reportFields.ts'
import { fieldsOnPage, isText, type ReportTextField } from '@bichar/contract/rules/reportTexts.ts'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SendingForm } from '../../forms/SendingForm.tsx'
import type { Upload } from '../../forms/useUpload.ts'
import { MediaPicker } from '../../media/picking/MediaPicker.tsx'
import { RefusedFile } from '../../media/picking/RefusedFile.tsx'
import { SuspectPicker } from '../../suspects/picking/SuspectPicker.tsx'
import { IncidentField } from './IncidentField.tsx'
import { KindsField } from './KindsField.tsx'
import { ReportCard } from './ReportCard.tsx'
import { ReportField } from './ReportField.tsx'
import { ReportSummary } from './ReportSummary.tsx'
import { Step } from './Step.tsx'
import { StepBack, StepControls } from './StepControls.tsx'
import { StepMessages } from './StepMessages.tsx'
import type { ReportStep } from './steps.ts'
import type { Report } from './useReport.ts'
import type { Steps } from './useSteps.ts'
import { WhereField } from './WhereField.tsx'

interface PostFormProps {
  report: Report
  upload: Upload
  submitLabel: string
  /** Content of the first step: who sees the name. Whoever may not choose that has no such step. */
  name?: ReactNode
  /** Called instead of the submission where the button does not submit the form at once. */
  onSubmit?(): void
  /** Content right above the button. */
  note?: ReactNode
  /** Content beside the button. */
  beside?: ReactNode
  /** The steps, where the form is filled in step by step. */
  steps?: Steps | undefined
  /** Whether readers have never seen it: then it is shown as they will, on the last step or, without steps, with the form. */
  isNew?: boolean
}

/** The inputs of fields that have components of their own; every other is a plain text. */
type OwnInputs = Record<Exclude<Field, ReportTextField>, ReactNode> &
  Partial<Record<ReportTextField, ReactNode>>

/** The fields of a post, for a new one and for changing one: who sees the name, what happened, and the evidence. */
export function PostForm({ report, name, steps, isNew = false, beside, note, ...sending }: PostFormProps) {
  const t = useTranslations('posts.form')
  const { title, desc } = report.values
  // What is being sent shows its progress in each step.
  const isOnWay = steps !== undefined && steps.step !== 'check' && sending.upload.share === undefined
  const leadOn = () => steps && report.check(fieldsOnPage(steps.step)) && steps.next()
  const own: OwnInputs = {
    kinds: <KindsField report={report} />,
    incidentAt: <IncidentField report={report} />,
    district: <WhereField report={report} />,
    upazila: null,
    location: null,
  }
  const inputsOn = (page: ReportStep) =>
    fieldsOnPage(page).map((field) =>
      field in own || !isText(field) ? (
        <Fragment key={field}>{own[field]}</Fragment>
      ) : (
        <ReportField key={field} report={report} name={field} />
      ),
    )
  const toSend = {
    ...sending,
    note: (
      <>
        {note}
        <RefusedFile media={report.media} />
        {steps && !isOnWay && beside && <div className="flex flex-wrap">{beside}</div>}
      </>
    ),
    beside: steps ? <StepBack steps={steps} /> : beside,
    inReach: steps !== undefined,
  }
  return (
    <StepMessages>
      <SendingForm
        form={report}
        preparing={report.media.preparing > 0}
        {...toSend}
        {...(isOnWay && { onSubmit: leadOn, instead: <StepControls steps={steps} /> })}
      >
        {name && (
          <Step report={report} step="name" steps={steps}>
            {name}
          </Step>
        )}
        <Step report={report} step="what" steps={steps}>
          {inputsOn('what')}
        </Step>
        <Step report={report} step="proof" steps={steps}>
          <MediaPicker label={t('media')} media={report.media} />
          {!report.withoutAccount && (
            <SuspectPicker
              chosen={report.suspects}
              onChange={report.linkSuspects}
              onSuspectAdd={report.recordCrimeTypes}
              created={report.createdSuspects}
              onCreated={report.addCreatedSuspect}
              error={report.errorOf('criminals')}
              location={report.values.location}
            />
          )}
          {inputsOn('proof')}
        </Step>
        {steps && (
          <Step report={report} step="check" steps={steps}>
            {!isOnWay && <ReportSummary report={report} steps={steps} />}
          </Step>
        )}
        {isNew && !steps && (title || desc) && (
          <div className="beside-card">
            <div className="sticky top-0">
              <ReportCard report={report} />
            </div>
          </div>
        )}
      </SendingForm>
    </StepMessages>
  )
}
