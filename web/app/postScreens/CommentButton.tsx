import type { Post } from '@bichar/contract/posts.ts'
import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { lazyDialog } from '../ui/lazyDialog.tsx'

const CommentsModal = lazyDialog(() => import('./CommentsModal.tsx'))

const field = 'max-lg:border max-lg:border-edge max-lg:font-normal'

interface CommentButtonProps {
  post: Post
  className: string
  /** Shows the comments where they are already on the screen, and on a phone looks like the field there; without it they open in a dialog. */
  onShow?: () => void
  /** Shows only the icon and the number on a phone. */
  isCompact?: boolean
}

/** The button 'মতামত' (opinion) with the number of comments. */
export function CommentButton({ post, className, onShow, isCompact = false }: CommentButtonProps) {
  const t = useTranslations('comments')
  const format = useFormatter()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup={onShow ? undefined : 'dialog'}
        // Only a prefetch: pressing the button fetches again, and reports a failure.
        onPointerEnter={() => void import('./CommentsModal.tsx').catch(() => {})}
        onClick={onShow ?? (() => setOpen(true))}
        className={`${className} ${onShow ? field : ''}`}
      >
        <MessageSquare aria-hidden className={`size-5 shrink-0 ${onShow ? 'max-lg:hidden' : ''}`} />
        {onShow && <span className="lg:hidden">{t('write')}</span>}
        <span className={onShow ? 'max-lg:hidden' : ''}>
          <span lang="bn" className={isCompact ? 'max-sm:sr-only' : ''}>
            {t('opinion')}
          </span>{' '}
          <span className="tabular-nums">{format.number(post.commentCount)}</span>
          <span className="sr-only"> {t('number', { count: post.commentCount })}</span>
        </span>
      </button>
      {open && <CommentsModal post={post} onClose={() => setOpen(false)} />}
    </>
  )
}
