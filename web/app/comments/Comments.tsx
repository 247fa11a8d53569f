import type { Post } from '@bichar/contract/posts.ts'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CommentForm } from './CommentForm.tsx'
import { CommentList } from './CommentList.tsx'
import { useComments } from './useComments.ts'
import { WaitingComments } from './WaitingComments.tsx'

interface CommentsProps {
  post: Post
  /** Whether to show the heading; set where nothing else on the screen says what this section is. */
  titled?: boolean
}

/** The comments on a post and the form for a new one. */
export function Comments({ post, titled = false }: CommentsProps) {
  const t = useTranslations('comments')
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const query = useComments(post._id)
  const count = query.total ?? post.commentCount
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
      <h2
        ref={title}
        id={titleId}
        tabIndex={-1}
        className={titled ? 'heading text-lg max-xl:sr-only' : 'sr-only'}
      >
        {t('title')}
      </h2>
      <CommentForm post={post} />
      <p role="status" className={count === 0 ? 'sr-only' : 'font-bold text-quiet text-sm'}>
        {t('count', { count })}
      </p>
      <WaitingComments target={{ postId: post._id }} />
      <CommentList post={post} query={query} onDeleted={() => title.current?.focus()} />
    </section>
  )
}
