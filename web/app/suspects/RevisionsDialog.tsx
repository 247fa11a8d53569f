import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Dialog } from '../ui/Dialog.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { RevisionActions } from './RevisionActions.tsx'
import { RevisionEntry } from './RevisionEntry.tsx'
import { revisionsOptions } from './revisions.ts'

interface RevisionsDialogProps {
  suspectId: string
  onClose(): void
}

/** The changes to a suspect, with their date and author, and what a moderator can do with each. */
export default function RevisionsDialog({ suspectId, onClose }: RevisionsDialogProps) {
  const t = useTranslations('suspects.revisions')
  return (
    <Dialog title={t('title')} onClose={onClose} size="form">
      <Revisions suspectId={suspectId} />
    </Dialog>
  )
}

function Revisions({ suspectId }: { suspectId: string }) {
  const t = useTranslations('suspects.revisions')
  const loading = useTranslations('common')('loading')
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    revisionsOptions(suspectId),
  )
  if (!data) {
    return error ? (
      <LoadFailed error={error} fallback={t('failed')} retry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={loading} className="grid gap-3">
        <Skeleton className="!rounded-card h-36" />
        <Skeleton className="!rounded-card h-36" />
      </div>
    )
  }
  const revisions = data.pages.flatMap((page) => page.revisions)
  if (revisions.length === 0) {
    return <Empty icon={<History aria-hidden className="size-8" />} title={t('none')} text={t('noneText')} />
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol className="grid grid-cols-1 gap-3">
        {revisions.map((revision) => (
          <li key={revision._id} className="card p-4">
            <RevisionEntry revision={revision}>
              <RevisionActions suspectId={suspectId} revision={revision} />
            </RevisionEntry>
          </li>
        ))}
      </ol>
      {hasNextPage && <MoreLink busy={isFetchingNextPage} more={() => void fetchNextPage()} />}
    </div>
  )
}
