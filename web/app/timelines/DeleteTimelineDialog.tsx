import type { Timeline } from '@bichar/contract/timelines.ts'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { toast } from '../ui/toast.ts'
import { useErrorMessage } from '../words/errorMessage.ts'
import { useDeleteTimeline } from './mutations.ts'

interface DeleteTimelineDialogProps {
  entry: Timeline
  onClose(): void
  onDeleted?(): void
}

export default function DeleteTimelineDialog({ entry, onClose, onDeleted }: DeleteTimelineDialogProps) {
  const words = useTranslations('timelines.remove')
  const common = useTranslations('common')
  const errorMessage = useErrorMessage()
  const { mutateAsync, isPending } = useDeleteTimeline(entry)
  // The entry goes with this dialog in it; what is said and done afterwards must not go with it.
  const remove = async () => {
    try {
      await mutateAsync()
      toast.success(words('done'))
      onClose()
      onDeleted?.()
    } catch (error) {
      toast.error(errorMessage(error, words('failed')))
      onClose()
    }
  }
  return (
    <ConfirmDialog
      title={words('title')}
      question={words('question')}
      confirmLabel={common('delete')}
      busy={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
