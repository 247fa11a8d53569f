import type { Timeline } from '@bichar/contract/timelines.ts'
import { useTranslations } from 'use-intl'
import { DeletionDialog } from '../ui/DeletionDialog.tsx'
import { useDeleteTimeline } from './mutations.ts'

interface DeleteTimelineDialogProps {
  entry: Timeline
  onClose(): void
  onDeleted?(): void
}

export default function DeleteTimelineDialog({ entry, onClose, onDeleted }: DeleteTimelineDialogProps) {
  const words = useTranslations('timelines.remove')
  return (
    <DeletionDialog
      deletion={useDeleteTimeline(entry)}
      title={words('title')}
      question={words('question')}
      done={words('done')}
      failed={words('failed')}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
