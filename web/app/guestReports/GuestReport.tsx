import { useState } from 'react'
import type { BlockerFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { newKey } from '../api/newKey.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useUpload } from '../forms/useUpload.ts'
import { pickedOf } from '../media/picking/mediaItems.ts'
import { LeaveQuestion } from '../reportForm/form/LeaveQuestion.tsx'
import { PostForm } from '../reportForm/form/PostForm.tsx'
import { emptyReport } from '../reportForm/form/report.ts'
import { StepMessages } from '../reportForm/form/StepMessages.tsx'
import { useReport } from '../reportForm/form/useReport.ts'
import { useSteps } from '../reportForm/form/useSteps.ts'
import { GuestFrame } from './GuestFrame.tsx'
import { GuestNotice } from './GuestNotice.tsx'
import { sendGuestReport } from './mutations.ts'
import { useNoPullToRefresh } from './useNoPullToRefresh.ts'

interface GuestReportProps {
  onFiled(followUpCode: string): void
}

/**
 * The form of a report without an account, in the steps of the form with one. Nothing of it is kept on the device: it is in this page only,
 * until it has been sent.
 */
export default function GuestReport(props: GuestReportProps) {
  return (
    <StepMessages>
      <Form {...props} />
    </StepMessages>
  )
}

function Form({ onFiled }: GuestReportProps) {
  const t = useTranslations('posts.form')
  const guest = useTranslations('guestForm')
  const upload = useUpload()
  const [isProving, setProving] = useState(false)
  // The history keeps the id of the steps, but must not lead to the code as the idempotency key does.
  const [{ id, key }] = useState(() => ({ id: newKey(), key: newKey() }))
  const report = useReport({
    withoutAccount: true,
    text: emptyReport,
    suspects: [],
    items: [],
    fallback: t('notSent'),
    stopped: t('stopped'),
    async send(text) {
      const files = pickedOf(report.media.items)
      const code = await upload.run((options) => sendGuestReport({ key, text, files }, options, setProving))
      if (!code) return
      await leave()
      onFiled(code)
    },
  })
  const { steps, step, leave } = useSteps({ id }, report.form.ref)
  const isBegun = report.isDirty() || report.media.items.length > 0 || report.media.preparing > 0
  useNoPullToRefresh(isBegun)
  return (
    <GuestFrame isOnWay={steps !== undefined && step !== 'name'}>
      <div className="card relative p-4 sm:p-6">
        <PostForm
          isNew
          report={report}
          upload={upload}
          submitLabel={t('submit')}
          name={<GuestNotice />}
          steps={steps}
          note={
            <>
              <p role="status" className="text-quiet text-sm empty:hidden">
                {isProving && guest('working')}
              </p>
              {report.failure && (
                <FormFailure title={t('notSent')} text={`${report.failure}\n${t('notSentText')}`} />
              )}
            </>
          }
        />
      </div>
      {isBegun && <Unsent />}
    </GuestFrame>
  )
}

const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname

/**
 * Asks before another page of the app is opened, which would lose what was written. Closing the tab asks nothing: a question of the browser
 * would keep on the screen what somebody wants gone.
 */
function Unsent() {
  const t = useTranslations('guestForm.leave')
  return (
    <LeaveQuestion
      title={t('title')}
      question={t('question')}
      confirmLabel={t('confirm')}
      leaves={leavesPage}
    />
  )
}
