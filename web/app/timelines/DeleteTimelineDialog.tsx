import type { Timeline } from '@bichar/contract/timelines.ts'
import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { RemovalDialog } from '../forms/RemovalDialog.tsx'
import { EntryMessages } from './EntryMessages.tsx'
import { useDeleteTimeline } from './mutations.ts'

interface DeleteTimelineDialogProps {
  entry: Timeline
  onClose(): void
  onDeleted?(): void
}

export default function DeleteTimelineDialog(props: DeleteTimelineDialogProps) {
  return (
    <EntryMessages>
      <DeletionDialog {...props} />
    </EntryMessages>
  )
}

function DeletionDialog({ entry, onClose, onDeleted }: DeleteTimelineDialogProps) {
  const t = useTranslations('entryForm.remove')
  const title = useTranslations('timelines')('delete')
  const { user } = useSession()
  const isOwn = entry.createdBy !== null && entry.createdBy._id === user?._id
  return (
    <RemovalDialog
      removal={useDeleteTimeline(entry)}
      use="rejectEntry"
      isOwn={isOwn}
      title={title}
      question={t('question')}
      done={t('done')}
      failed={t('failed')}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
