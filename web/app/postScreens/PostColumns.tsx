import type { Post } from '@bichar/contract/posts.ts'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Comments } from '../comments/Comments.tsx'
import { languageOf } from '../i18n/text.ts'
import { useWatchedPost } from '../live/useWatchedPost.ts'
import { Timelines } from '../timelines/Timelines.tsx'
import { panelOf, TabList, tabId } from '../ui/Tabs.tsx'
import { useMedia } from '../ui/useMedia.ts'
import { useDetailTab } from './useDetailTab.ts'
import { WholePost } from './WholePost.tsx'

export const wideColumns = 'grid grid-cols-1 gap-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:gap-6'

interface PostColumnsProps {
  post: Post
  heading: 'h1' | 'h3'
  onDeleted(): void
  /** Content below the post. */
  children: ReactNode
}

/**
 * An approved post with its timeline and comments: in tabs on small screens; on wide ones the post takes two thirds, and the rest is
 * beside it. Without JavaScript everything is stacked.
 */
export function PostColumns({ post, heading: Heading, onDeleted, children }: PostColumnsProps) {
  const t = useTranslations('posts.reading')
  const comments = useTranslations('comments')
  const timelines = useTranslations('timelines')
  const format = useFormatter()
  const counted = (title: string, count: number) => (count > 0 ? `${title} (${format.number(count)})` : title)
  const base = useId()
  const isTabbed = useMedia('(width < 80rem)')
  const [tab, choose] = useDetailTab(post._id)
  useWatchedPost(post._id)

  const panel = (name: string) => ({
    ...(isTabbed ? panelOf(base, name) : { id: panelOf(base, name).id }),
    className: name === tab ? '' : 'max-xl:hidden noscript:!block',
  })
  const isToWrite = useRef(false)
  // Where there are no tabs, the comments are on the screen already. Who may write goes on in the field.
  const goOnInComments = () => {
    isToWrite.current = false
    const panel = document.getElementById(panelOf(base, 'comments').id)
    const shown = isTabbed ? document.getElementById(tabId(base, 'comments')) : panel
    ;(panel?.querySelector('textarea') ?? shown)?.focus()
  }
  useEffect(() => {
    if (tab === 'comments' && isToWrite.current) goOnInComments()
  })
  const showComments = () => {
    isToWrite.current = true
    if (tab === 'comments') goOnInComments()
    else choose('comments')
  }
  return (
    <div>
      <TabList
        label={t('parts')}
        base={base}
        tabs={[
          { name: 'post', label: t('post') },
          { name: 'timelines', label: counted(timelines('title'), post.caseLine.updates) },
          { name: 'comments', label: counted(comments('title'), post.commentCount) },
        ]}
        chosen={tab}
        onChoose={choose}
        className="mb-3 xl:hidden noscript:hidden"
      />
      <div className={wideColumns}>
        <div {...panel('post')}>
          <div className="grid grid-cols-1 gap-3">
            <WholePost post={post} heading={Heading} onDeleted={onDeleted} onComments={showComments} />
            {children}
          </div>
        </div>
        <div
          // Where more is written than fits, it goes on below the lower edge: of the screen, or of the dialog.
          className={`grid content-start gap-3 xl:sticky xl:gap-4 xl:overflow-y-auto ${Heading === 'h1' ? 'xl:top-4 xl:max-h-[calc(var(--screen)-1rem)]' : 'xl:top-0 xl:max-h-[calc(var(--screen)*0.94-4.75rem)]'}`}
        >
          {tab !== 'post' && (
            <Heading
              lang={languageOf(post.title)}
              className="line-clamp-2 px-1 font-extrabold text-lg xl:hidden noscript:hidden"
            >
              {post.title}
            </Heading>
          )}
          <div {...panel('timelines')}>
            <div className="card p-3 sm:p-4">
              <Timelines post={post} />
            </div>
          </div>
          <div {...panel('comments')} tabIndex={-1}>
            <div className="card p-3 sm:p-4">
              <Comments post={post} titled />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
