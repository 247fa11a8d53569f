import type { Post } from '@bichar/contract/posts.ts'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { toast } from '../ui/toast.ts'
import { useErrorMessage } from '../words/errorMessage.ts'
import { useDeletePost } from './mutations.ts'

interface DeletePostDialogProps {
  post: Post
  onClose(): void
  /** Called once the post is gone; who shows it turns away from it. */
  onDeleted?(): void
}

export default function DeletePostDialog({ post, onClose, onDeleted }: DeletePostDialogProps) {
  const words = useTranslations('posts.form.remove')
  const common = useTranslations('common')
  const errorMessage = useErrorMessage()
  const { mutateAsync, isPending } = useDeletePost(post._id)
  // The card that shows this dialog may go with its post; what is said and done afterwards must not go with it.
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
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
