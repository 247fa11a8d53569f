import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { toast } from '../ui/toast.ts'
import { useErrorMessage } from '../words/errorMessage.ts'
import { useDeleteComment } from './queries.ts'

interface DeleteCommentDialogProps {
  postId: string
  commentId: string
  onClose(): void
  onDeleted(): void
}

export default function DeleteCommentDialog({
  postId,
  commentId,
  onClose,
  onDeleted,
}: DeleteCommentDialogProps) {
  const words = useTranslations('comments.remove')
  const common = useTranslations('common')
  const errorMessage = useErrorMessage()
  const { mutateAsync, isPending } = useDeleteComment(postId, commentId)
  // The comment goes with this dialog in it; what is said and done afterwards must not go with it.
  const remove = async () => {
    try {
      await mutateAsync()
      toast.success(words('done'))
      onClose()
      onDeleted()
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
