import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../../accounts/useLoginGate.ts'
import { isOffline } from '../../api/errors.ts'
import { errorOf } from '../../api/outcome.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { isUploadStopped, useUpload } from '../../forms/useUpload.ts'
import { pickedOf } from '../../media/picking/mediaItems.ts'
import { discardSuspects } from '../../suspects/discarding.ts'
import { toast } from '../../ui/toast.ts'
import { DiscardDraft } from '../drafts/DiscardDraft.tsx'
import { DraftNote } from '../drafts/DraftNote.tsx'
import { type Draft, isEmptyDraft, unnamedSuspects } from '../drafts/draft.ts'
import { RefusalNote } from '../drafts/RefusalNote.tsx'
import { ReportHeader, ReportHelp } from '../drafts/ReportHeader.tsx'
import { newReportPath } from '../drafts/useCurrentDraft.ts'
import { useDraftSaving } from '../drafts/useDraftSaving.ts'
import { type MadeReport, sendReport } from '../mutations.ts'
import { AnonymityField } from './AnonymityField.tsx'
import { LeaveWhileSending } from './LeaveWhileSending.tsx'
import { NoLinkField } from './NoLinkField.tsx'
import { PostForm } from './PostForm.tsx'
import { SimilarReports } from './SimilarReports.tsx'
import { useRefusedField } from './useRefusedField.ts'
import { useReport } from './useReport.ts'
import { useSteps } from './useSteps.ts'

interface NewReportProps {
  person: string
  draft: Draft
  /** The number of other drafts. */
  others: number
  onMade(made: MadeReport): void
  onKept(draft: Draft): void
}

/** The form for a new report, which also sends it. */
export function NewReport({ person, draft, others, onMade, onKept }: NewReportProps) {
  const t = useTranslations('posts.form')
  const client = useQueryClient()
  const navigate = useNavigate()
  const gate = useLoginGate()
  const upload = useUpload()
  const report = useReport({
    text: draft.text,
    suspects: draft.suspects,
    createdSuspects: draft.createdSuspects,
    items: draft.files,
    fallback: t('failed'),
    stopped: t('stopped'),
    async send(written) {
      if (!gate('createReport', '/newreport')()) return
      try {
        const sent = { key: draft.id, text: written, suspects, files }
        const made = await upload.run((options) => sendReport(client, sent, { ...options, as: person }))
        if (!made) return
        await saving.discard()
        void discardSuspects(client, unnamedSuspects(report), { as: person })
        toast.success(t('submitted'))
        await leave()
        onMade(made)
      } catch (error) {
        if (isUploadStopped(error)) throw error
        // The author must be shown the code of such a report, so it is not queued to be sent later.
        const mayWait = !(written.isAnonymous && written.keepNoLink)
        const kept = mayWait && isOffline(error) && (await saving.enqueue())
        if (kept) {
          await leave()
          return onKept(kept)
        }
        throw error
      }
    },
  })
  const { values: text, suspects, createdSuspects, media } = report
  const files = useMemo(() => pickedOf(media.items), [media.items])
  const { steps, step, leave } = useSteps(draft, report.form.ref)
  const content = { text, suspects, createdSuspects, files }
  const saving = useDraftSaving(person, { id: draft.id, ...content, step })

  const markRefusal = useEffectEvent(() => draft.refusal && report.setServerErrors(errorOf(draft.refusal)))
  useEffect(() => void markRefusal(), [])
  useRefusedField(report, draft)

  const discard = async () => {
    await saving.discard()
    void discardSuspects(client, createdSuspects, { as: person })
    toast.plain(t('draft.discarded'))
    await navigate(others > 0 ? '/newreport' : newReportPath)
  }

  return (
    <div className="grid measure-text grid-cols-1 gap-4">
      <ReportHeader others={others} wasLeft={!isEmptyDraft(draft)} isOnWay={steps && step !== 'name'} />
      <div className="card relative p-4 sm:p-6">
        <PostForm
          isNew
          report={report}
          upload={upload}
          submitLabel={t('submit')}
          name={
            <>
              <AnonymityField report={report} />
              {text.isAnonymous && <NoLinkField report={report} />}
            </>
          }
          steps={steps}
          note={
            <>
              <SimilarReports report={report} />
              <DraftNote draft={draft} saving={saving} isAtStart={steps?.step === 'name'} />
              {draft.refusal && !report.failure && <RefusalNote refusal={draft.refusal} />}
              {report.failure && <FormFailure title={t('notSent')} text={t('notSentText')} />}
            </>
          }
          beside={!isEmptyDraft(content) && <DiscardDraft onDiscard={() => void discard()} />}
        />
      </div>
      {steps && step === 'name' && (
        <div className="grid">
          <ReportHelp />
        </div>
      )}
      {upload.share !== undefined && (
        <LeaveWhileSending question={t('sending.leaveQuestion')} onLeave={upload.stop} />
      )}
    </div>
  )
}
