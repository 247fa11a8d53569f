import type { Post } from '@bichar/contract/posts.ts'
import { useTranslations } from 'use-intl'
import { DeletionDialog } from '../ui/DeletionDialog.tsx'
import { useDeletePost } from './mutations.ts'

interface DeletePostDialogProps {
  post: Post
  onClose(): void
  /** Called once the post is gone; who shows it turns away from it. */
  onDeleted?(): void
}

export default function DeletePostDialog({ post, onClose, onDeleted }: DeletePostDialogProps) {
  const words = useTranslations('posts.form.remove')
  return (
    <DeletionDialog
      deletion={useDeletePost(post._id)}
      title={words('title')}
      question={words('question')}
      done={words('done')}
      failed={words('failed')}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
