import type { Post } from '@bichar/contract/posts.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { MessageSquarePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { aboutSuspect, newReportPath } from '../reportForm/drafts/useCurrentDraft.ts'
import { linkedOf } from '../suspects/picking/linked.ts'
import { Button } from '../ui/Button.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'

const SubmitTipDialog = lazyDialog(() => import('./SubmitTipDialog.tsx'))

interface SubmitTipProps {
  suspect: Suspect
  /** The posts about the suspect that have been fetched so far; undefined while the first are. */
  posts: readonly Post[] | undefined
}

/** A button for adding what somebody knows about a suspect: a new report, or an entry to a report that they may add to. */
export function SubmitTip({ suspect, posts }: SubmitTipProps) {
  const t = useTranslations('suspects.detail')
  const navigate = useNavigate()
  const [isPressed, setPressed] = useState(false)
  const own = posts?.filter((post) => post.isAllowed && post.can.addTimeline)
  const report = () => void navigate(newReportPath, { state: aboutSuspect(linkedOf(suspect)) })
  // What is offered depends on posts that may still be on their way.
  const isOnlyReport = isPressed && own?.length === 0
  const reportOnly = useEffectEvent(report)
  useEffect(() => {
    if (isOnlyReport) reportOnly()
  }, [isOnlyReport])
  return (
    <>
      <Button busy={isPressed && !own} onClick={() => setPressed(true)} className="min-h-12">
        <MessageSquarePlus aria-hidden className="size-5" />
        {t('know')}
      </Button>
      {isPressed && own && own.length > 0 && (
        <SubmitTipDialog suspect={suspect} posts={own} onReport={report} onClose={() => setPressed(false)} />
      )}
    </>
  )
}
