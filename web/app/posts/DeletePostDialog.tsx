import type { Post } from '@bichar/contract/posts.ts'
import { useTranslations } from 'use-intl'
import { DeletionDialog } from '../ui/DeletionDialog.tsx'
import { useDeletePost } from './mutations.ts'

interface DeletePostDialogProps {
  post: Post
  onClose(): void
  /** Called once the post has been removed, so that the page showing it can navigate away. */
  onDeleted?(): void
}

export default function DeletePostDialog({ post, onClose, onDeleted }: DeletePostDialogProps) {
  const t = useTranslations('posts.form.remove')
  return (
    <DeletionDialog
      deletion={useDeletePost(post._id)}
      title={t('title')}
      question={t('question')}
      done={t('done')}
      failed={t('failed')}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
