import type { Post } from '@bichar/contract/posts.ts'
import { Avatar } from '../media/Avatar.tsx'
import { AuthorName } from '../posts/AuthorName.tsx'
import { ReactionButton } from '../reactions/ReactionButton.tsx'
import { ShareButton } from '../sharing/ShareButton.tsx'
import { CommentButton } from './CommentButton.tsx'

const action =
  'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-full px-2 font-bold text-quiet text-sm hover:bg-raised hover:text-ink'

/** The foot of a card: the actions, of which a post that waits for review has none, and the author. */
export function CardActions({ post }: { post: Post }) {
  return (
    <footer className="flex flex-wrap items-center px-2 pb-0.5 sm:px-3">
      {post.isAllowed && (
        <>
          <ReactionButton post={post} className={action} />
          <CommentButton post={post} isCompact className={action} />
          <ShareButton
            shared={{ kind: 'post', id: post._id, title: post.title }}
            isCompact
            className={action}
          />
        </>
      )}
      {/* Its width is what is left beside the actions; with large letters it stands below them. */}
      <p className="flex min-h-11 min-w-0 grow basis-12 items-center justify-end gap-1.5 text-quiet text-sm">
        <Avatar src={post.isAnonymous ? null : post.user?.avatar} className="size-5" />
        <span className="truncate">
          <AuthorName post={post} />
        </span>
      </p>
    </footer>
  )
}
