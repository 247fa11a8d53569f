import type { SuspectRevision } from '@bichar/contract/suspects.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { RevisionEntry } from './RevisionEntry.tsx'
import { revisionsOptions, useRevert } from './revisions.ts'

interface RevisionsDialogProps {
  suspectId: string
  onClose(): void
}

/** The changes to a suspect, with their date and author, and a button to revert each. */
export default function RevisionsDialog({ suspectId, onClose }: RevisionsDialogProps) {
  const t = useTranslations('suspects.revisions')
  const errorMessage = useErrorMessage()
  const { mutateAsync, isPending } = useRevert(suspectId)
  const [undone, setUndone] = useState<SuspectRevision>()
  const revert = async ({ _id }: SuspectRevision) => {
    try {
      await mutateAsync(_id)
      toast.success(t('reverted'))
    } catch (error) {
      toast.error(errorMessage(error, t('revertFailed')))
    }
    setUndone(undefined)
  }
  return (
    <Dialog title={t('title')} onClose={onClose} size="form">
      <Revisions suspectId={suspectId} onRevert={setUndone} />
      {undone && (
        <ConfirmDialog
          title={t('revertTitle')}
          question={t('revertQuestion')}
          confirmLabel={t('revertConfirm')}
          busy={isPending}
          onConfirm={() => void revert(undone)}
          onClose={() => !isPending && setUndone(undefined)}
        />
      )}
    </Dialog>
  )
}

function Revisions({
  suspectId,
  onRevert,
}: {
  suspectId: string
  onRevert(revision: SuspectRevision): void
}) {
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
          <RevisionEntry key={revision._id} revision={revision} onRevert={() => onRevert(revision)} />
        ))}
      </ol>
      {hasNextPage && <MoreLink busy={isFetchingNextPage} more={() => void fetchNextPage()} />}
    </div>
  )
}
