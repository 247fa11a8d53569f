import { useTranslations } from 'use-intl'
import { DeletionDialog } from '../ui/DeletionDialog.tsx'
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
  const t = useTranslations('comments.remove')
  return (
    <DeletionDialog
      deletion={useDeleteComment(postId, commentId)}
      title={t('title')}
      question={t('question')}
      done={t('done')}
      failed={t('failed')}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
