import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../../api/session.ts'
import { CodeNotice } from '../../followUps/CodeNotice.tsx'
import { QuickExit } from '../../quickExit/QuickExit.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DraftList } from '../drafts/DraftList.tsx'
import type { Draft } from '../drafts/draft.ts'
import { QueuedReportReceipt } from '../drafts/QueuedReportReceipt.tsx'
import { useDrafts } from '../drafts/queries.ts'
import { newReportPath, useCurrentDraft } from '../drafts/useCurrentDraft.ts'
import { useLockedDraft } from '../drafts/useLockedDraft.ts'
import type { MadeReport } from '../mutations.ts'
import { NewReport } from './NewReport.tsx'
import { ReportReceipt } from './ReportReceipt.tsx'

export default function NewReportPage() {
  const { user } = useSession()
  // When another person signs in, nothing of the previous person remains.
  return user && <Desk key={user._id} person={user._id} />
}

/** Loads the drafts that the person left here, then shows the form. */
function Desk({ person }: { person: string }) {
  const drafts = useDrafts(person)
  const current = useCurrentDraft(drafts)
  if (!drafts || !current) return <Waiting />
  if (current === 'list') return <DraftList person={person} drafts={drafts} />
  return <Report key={current.id} person={person} draft={current} drafts={drafts} />
}

interface ReportProps {
  person: string
  draft: Draft
  drafts: readonly Draft[]
}

/** One report, until it has been sent or queued. */
function Report({ person, draft, drafts }: ReportProps) {
  const navigate = useNavigate()
  const [made, setMade] = useState<MadeReport>()
  const [kept, setKept] = useState<Draft>()
  const another = () => void navigate(newReportPath)
  const { key } = useLocation()
  const isOver = made !== undefined || kept !== undefined
  // What follows replaces the first step, and starts at the top, however far that step was scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each entry of the history
  useEffect(() => {
    if (isOver) window.scrollTo(0, 0)
  }, [key, isOver])
  if (made) {
    return (
      <>
        <QuickExit />
        <Made made={made} onAnother={another} />
      </>
    )
  }
  if (kept) {
    const now = drafts.find(({ id }) => id === kept.id) ?? kept
    return (
      <>
        <QuickExit />
        <QueuedReportReceipt draft={now} onAnother={another} onMend={() => setKept(undefined)} />
      </>
    )
  }
  return <LockedReport person={person} draft={draft} drafts={drafts} onMade={setMade} onKept={setKept} />
}

interface LockedReportProps extends ReportProps {
  onMade(made: MadeReport): void
  /** Called when it cannot be sent now and has been queued. */
  onKept(draft: Draft): void
}

/** Shown after a report has arrived: first of all its follow-up code, if it has one. */
function Made({ made: { post, followUpCode }, onAnother }: { made: MadeReport; onAnother(): void }) {
  const written = useTranslations('followUps.code')('written')
  const [hasCode, setHasCode] = useState(false)
  if (!followUpCode || hasCode) {
    return <ReportReceipt post={post} isLinked={!followUpCode} onAnother={onAnother} />
  }
  return (
    <CodeNotice code={followUpCode}>
      <Button onClick={() => setHasCode(true)}>{written}</Button>
    </CodeNotice>
  )
}

function LockedReport({ person, draft, drafts, onMade, onKept }: LockedReportProps) {
  const lockedDraft = useLockedDraft(person, draft)
  if (lockedDraft === 'asking') return <Waiting />
  if (lockedDraft === 'locked') return <DraftList person={person} drafts={drafts} busy />
  const others = drafts.filter(({ id }) => id !== draft.id).length
  return <NewReport person={person} draft={lockedDraft} others={others} onMade={onMade} onKept={onKept} />
}

function Waiting() {
  const t = useTranslations('common')
  const title = useTranslations('posts.form')('newReport')
  return (
    <div className="grid measure-text grid-cols-1 gap-1">
      <h1 className="heading text-xl">{title}</h1>
      <QuickExit />
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-[40rem]" />
      </div>
    </div>
  )
}
