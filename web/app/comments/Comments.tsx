import type { Post } from '@bichar/contract/posts.ts'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CommentForm } from './CommentForm.tsx'
import { CommentList } from './CommentList.tsx'
import { QueuedComments } from './QueuedComments.tsx'
import { useComments } from './useComments.ts'

interface CommentsProps {
  post: Post
  /** Whether to show the heading; set where nothing else on the screen says what this section is. */
  titled?: boolean
  /** Whether a dialog around it has the heading already. */
  isInDialog?: boolean
}

/** The comments on a post and the form for a new one. */
export function Comments({ post, titled = false, isInDialog = false }: CommentsProps) {
  const t = useTranslations('comments')
  const titleId = useId()
  const Heading = isInDialog ? 'p' : 'h2'
  const title = useRef<HTMLHeadingElement>(null)
  const query = useComments(post._id)
  const count = query.total ?? post.commentCount
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
      <Heading
        ref={title}
        id={titleId}
        tabIndex={-1}
        className={titled ? 'heading text-lg max-xl:sr-only' : 'sr-only'}
      >
        {t('title')}
      </Heading>
      {/* On a phone it stays at the lower edge, below what has been said. */}
      <div className="max-lg:not-short:order-last max-lg:dock max-lg:border-line max-lg:border-t max-lg:py-2">
        <CommentForm post={post} />
      </div>
      <p role="status" className={count === 0 ? 'sr-only' : 'font-bold text-quiet text-sm'}>
        {t('count', { count })}
      </p>
      <QueuedComments target={{ postId: post._id }} />
      <CommentList post={post} query={query} onDeleted={() => title.current?.focus()} />
    </section>
  )
}
