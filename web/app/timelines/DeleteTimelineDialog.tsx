import type { Timeline } from '@bichar/contract/timelines.ts'
import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { RemovalDialog } from '../forms/RemovalDialog.tsx'
import { useDeleteTimeline } from './mutations.ts'

interface DeleteTimelineDialogProps {
  entry: Timeline
  onClose(): void
  onDeleted?(): void
}

export default function DeleteTimelineDialog({ entry, onClose, onDeleted }: DeleteTimelineDialogProps) {
  const t = useTranslations('timelines.remove')
  const { user } = useSession()
  const isOwn = entry.createdBy !== null && entry.createdBy._id === user?._id
  return (
    <RemovalDialog
      removal={useDeleteTimeline(entry)}
      use="rejectEntry"
      isOwn={isOwn}
      title={t('title')}
      question={t('question')}
      done={t('done')}
      failed={t('failed')}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
