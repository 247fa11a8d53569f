import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SendingForm } from '../../forms/SendingForm.tsx'
import type { Upload } from '../../forms/useUpload.ts'
import { MediaPicker } from '../../media/picking/MediaPicker.tsx'
import { SuspectPicker } from '../../suspects/picking/SuspectPicker.tsx'
import { AnonymityField } from './AnonymityField.tsx'
import { IncidentField } from './IncidentField.tsx'
import { KindsField } from './KindsField.tsx'
import { NoLinkField } from './NoLinkField.tsx'
import { ReportField } from './ReportField.tsx'
import { ReportSummary } from './ReportSummary.tsx'
import { fieldsOnPage } from './report.ts'
import { Step } from './Step.tsx'
import { StepBack, StepControls } from './StepControls.tsx'
import { StepMessages } from './StepMessages.tsx'
import type { Report } from './useReport.ts'
import type { Steps } from './useSteps.ts'
import { WhereField } from './WhereField.tsx'

interface PostFormProps {
  report: Report
  upload: Upload
  submitLabel: string
  /** Whether the person may choose if the post carries a name, which only its author may. */
  mayChooseAnonymity: boolean
  /** Whether the post can have no link to its author, which can only be chosen when it is filed. */
  mayKeepNoLink?: boolean
  /** Called instead of the submission where the button does not submit the form at once. */
  onSubmit?(): void
  /** Content right above the button. */
  note?: ReactNode
  /** Content beside the button. */
  beside?: ReactNode
  /** The steps, where the form is filled in step by step. */
  steps?: Steps | undefined
}

/** The fields of a post, for a new one and for changing one: who sees the name, what happened, and the evidence. */
export function PostForm({
  report,
  mayChooseAnonymity,
  mayKeepNoLink,
  steps,
  beside,
  ...sending
}: PostFormProps) {
  const t = useTranslations('posts.form')
  const isOnWay = steps !== undefined && steps.step !== 'check'
  const leadOn = () => steps && report.check(fieldsOnPage(steps.step)) && steps.next()
  const toSend = {
    ...sending,
    beside: (
      <>
        {steps && <StepBack steps={steps} />}
        {beside}
      </>
    ),
  }
  return (
    <StepMessages>
      <SendingForm
        form={report}
        preparing={report.media.preparing > 0}
        {...toSend}
        {...(isOnWay && { onSubmit: leadOn, instead: <StepControls steps={steps} /> })}
      >
        {mayChooseAnonymity && (
          <Step step="name" steps={steps}>
            <AnonymityField
              isAnonymous={report.values.isAnonymous}
              onChange={(isAnonymous) => report.setValues({ isAnonymous })}
            />
            {mayKeepNoLink && report.values.isAnonymous && (
              <NoLinkField
                keepNoLink={report.values.keepNoLink}
                onChange={(keepNoLink) => report.setValues({ keepNoLink })}
              />
            )}
          </Step>
        )}
        <Step step="what" steps={steps}>
          <ReportField report={report} name="title" label={t('title')} autoComplete="off" />
          {/* A browser must not fill in what was written here for whoever takes the phone and goes back. */}
          <ReportField
            report={report}
            name="desc"
            label={t('desc')}
            hint={t('descHint')}
            rows={6}
            autoComplete="off"
          />
          <KindsField report={report} />
          <IncidentField report={report} />
          <WhereField report={report} />
        </Step>
        <Step step="proof" steps={steps}>
          <MediaPicker label={t('media')} media={report.media} />
          <SuspectPicker
            chosen={report.suspects}
            onChange={report.link}
            onMeet={report.meet}
            error={report.errorOf('criminals')}
            location={report.values.location}
          />
          <ReportField
            report={report}
            name="source"
            label={t('source')}
            hint={t('sourceHint')}
            optional
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        </Step>
        {steps && (
          <Step step="check" steps={steps}>
            {!isOnWay && <ReportSummary report={report} steps={steps} />}
          </Step>
        )}
      </SendingForm>
    </StepMessages>
  )
}
