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
  const t = useTranslations('timelines.remove')
  return (
    <DeletionDialog
      deletion={useDeleteTimeline(entry)}
      title={t('title')}
      question={t('question')}
      done={t('done')}
      failed={t('failed')}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
