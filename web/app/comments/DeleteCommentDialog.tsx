import { useTranslations } from 'use-intl'
import { RemovalDialog } from '../forms/RemovalDialog.tsx'
import { useDeleteComment } from './queries.ts'

interface DeleteCommentDialogProps {
  postId: string
  commentId: string
  isOwn: boolean
  /** How many replies are removed together with the comment. */
  replyCount: number
  onClose(): void
  onDeleted(): void
}

export default function DeleteCommentDialog({
  postId,
  commentId,
  isOwn,
  replyCount,
  onClose,
  onDeleted,
}: DeleteCommentDialogProps) {
  const t = useTranslations('commentRemoval')
  return (
    <RemovalDialog
      removal={useDeleteComment(postId, commentId)}
      use="deleteComment"
      isOwn={isOwn}
      title={t('title')}
      question={replyCount > 0 ? t('questionWithReplies', { count: replyCount }) : t('question')}
      done={t('done')}
      failed={t('failed')}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
