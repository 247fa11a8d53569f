import type { Post } from '@bichar/contract/posts.ts'
import { useTranslations } from 'use-intl'
import { Comments } from '../comments/Comments.tsx'
import { useWatchedPost } from '../live/useWatchedPost.ts'
import { Dialog } from '../ui/Dialog.tsx'

/** The comments on a post, in a dialog over the list that shows the post. */
export default function CommentsModal({ post, onClose }: { post: Post; onClose(): void }) {
  const t = useTranslations('comments')
  useWatchedPost(post._id)
  return (
    <Dialog title={t('title')} size="form" onClose={onClose}>
      <Comments post={post} isInDialog />
    </Dialog>
  )
}
