import type { Post } from '@bichar/contract/posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../../accounts/useLoginGate.ts'
import { NotSent } from '../../forms/NotSent.tsx'
import { useUpload, wasStopped } from '../../forms/useUpload.ts'
import { pickedOf } from '../../media/picking/mediaItems.ts'
import { toast } from '../../ui/toast.ts'
import { useErrorMessage } from '../../words/errorMessage.ts'
import { sendReport } from '../mutations.ts'
import { DiscardDraft } from './DiscardDraft.tsx'
import { DraftNote } from './DraftNote.tsx'
import { type Draft, isEmptyDraft } from './drafts.ts'
import { LeaveWhileSending } from './LeaveWhileSending.tsx'
import { PostForm } from './PostForm.tsx'
import { ReportReceipt } from './ReportReceipt.tsx'
import { useDraftSaving } from './useDraftSaving.ts'
import { useReport } from './useReport.ts'

interface NewReportProps {
  person: string
  draft: Draft
  /** False where another tab is writing this person's draft. */
  keepsDraft: boolean
  /** Begins with an empty report. */
  onAnother(): void
}

/** Writing a report, sending it and the receipt. */
export function NewReport({ person, draft, keepsDraft, onAnother }: NewReportProps) {
  const words = useTranslations('posts.form')
  const errorMessage = useErrorMessage()
  const client = useQueryClient()
  const gate = useLoginGate()
  const upload = useUpload()
  const report = useReport(draft.text, draft.suspects, draft.files)
  const [notSent, setNotSent] = useState(false)
  const [made, setMade] = useState<Post>()
  const { text, suspects, media } = report
  const files = useMemo(() => pickedOf(media.items), [media.items])
  const triedFiles = useRef<typeof files>(undefined)
  const saving = useDraftSaving(person, { id: draft.id, text, suspects, files }, keepsDraft)

  const send = async () => {
    if (!gate('createReport', '/newreport')()) return
    setNotSent(false)
    triedFiles.current ??= files
    const otherFiles = triedFiles.current !== files
    try {
      const post = await upload.run((options) =>
        sendReport(client, { key: draft.id, text, suspects, files, otherFiles }, options),
      )
      if (!post) return
      await saving.discard()
      toast.success(words('submitted'))
      setMade(post)
    } catch (error) {
      if (wasStopped(error)) return toast.plain(words('stopped'))
      report.mark(error)
      setNotSent(true)
      toast.error(errorMessage(error, words('failed')))
    }
  }

  const discard = async () => {
    await saving.discard()
    toast.plain(words('draft.discarded'))
    onAnother()
  }

  if (made) return <ReportReceipt post={made} onAnother={onAnother} />
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h1 className="heading text-2xl sm:text-3xl">{words('newReport')}</h1>
        <p className="text-quiet">{words('intro')}</p>
        <Link
          to="/support"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-bold text-brand hover:underline"
        >
          <LifeBuoy aria-hidden className="size-5" />
          {words('toSupport')}
        </Link>
      </header>
      <div className="card p-4 sm:p-6">
        <PostForm
          report={report}
          upload={upload}
          submitLabel={words('submit')}
          mayChooseAnonymity
          onSubmit={() => void send()}
          note={
            <>
              <DraftNote
                restored={isEmptyDraft(draft) ? undefined : draft.savedAt}
                saving={saving}
                keepsDraft={keepsDraft}
              />
              {notSent && <NotSent title={words('notSent')} text={words('notSentText')} />}
            </>
          }
          beside={
            !isEmptyDraft({ text, suspects, files }) && <DiscardDraft onDiscard={() => void discard()} />
          }
        />
      </div>
      {upload.share !== undefined && (
        <LeaveWhileSending question={words('sending.leaveQuestion')} onLeave={upload.stop} />
      )}
    </div>
  )
}
