import type { Post } from '@bichar/contract/posts.ts'
import { ReactionButton } from '../reactions/ReactionButton.tsx'
import { ShareButton } from '../sharing/ShareButton.tsx'
import { CommentButton } from './CommentButton.tsx'

const action =
  'flex min-h-11 flex-auto items-center justify-center gap-1.5 whitespace-nowrap rounded-full px-1 font-bold text-quiet text-sm hover:bg-raised hover:text-ink sm:gap-2'

interface PostActionsProps {
  post: Post
  /** Shows the comments where they are already on the screen. */
  onComments?: () => void
  className?: string
}

/** The actions on a post, side by side. A post that waits for review has none, because nobody else could see it. */
export function PostActions({ post, onComments, className = '' }: PostActionsProps) {
  if (!post.isAllowed) return null
  return (
    <div className={`flex flex-wrap gap-1 border-line border-t px-1 py-1 sm:px-2 ${className}`}>
      <ReactionButton post={post} className={action} />
      <CommentButton post={post} className={action} onShow={onComments} />
      <ShareButton shared={{ kind: 'post', id: post._id, title: post.title }} className={action} />
    </div>
  )
}
