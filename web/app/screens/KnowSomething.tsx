import type { Post } from '@bichar/contract/posts.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { linkedOf } from '../suspects/picking/linked.ts'
import { Button } from '../ui/Button.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { aboutSuspect, newReportPath } from '../writing/drafts/useCurrentDraft.ts'

const KnowSomethingDialog = lazyDialog(() => import('./KnowSomethingDialog.tsx'))

interface KnowSomethingProps {
  suspect: Suspect
  /** The posts about the suspect that have been fetched so far. */
  posts: readonly Post[]
}

/** A button for adding what somebody knows about a suspect: a new report, or an entry to a report that they may add to. */
export function KnowSomething({ suspect, posts }: KnowSomethingProps) {
  const t = useTranslations('suspects.detail')
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const own = posts.filter((post) => post.isAllowed && post.can.addTimeline)
  const report = () => void navigate(newReportPath, { state: aboutSuspect(linkedOf(suspect)) })
  return (
    <>
      <Button onClick={() => (own.length > 0 ? setAsking(true) : report())} className="min-h-12">
        <MessageSquarePlus aria-hidden className="size-5" />
        {t('know')}
      </Button>
      {asking && (
        <KnowSomethingDialog
          suspect={suspect}
          posts={own}
          onReport={report}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
