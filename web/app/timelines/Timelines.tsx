import type { Post } from '@bichar/contract/posts.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { Button } from '../ui/Button.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { timelinesOptions } from './queries.ts'
import { TimelineEntry } from './TimelineEntry.tsx'

const AddTimelineDialog = lazyDialog(() => import('./AddTimelineDialog.tsx'))

/** The timeline of a post, with a button for those who may add to it. */
export function Timelines({ post }: { post: Post }) {
  const t = useTranslations('timelines')
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [adding, setAdding] = useState(false)
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
      <div className="flex min-h-12 items-center justify-between gap-2 max-xl:contents">
        <h2 ref={title} id={titleId} tabIndex={-1} className="heading text-lg max-xl:sr-only">
          {t('title')}
        </h2>
        {post.can.addTimeline && (
          // Only some users get this button, and it appears later than the entries, so it must not shift them.
          <Button look="secondary" onClick={() => setAdding(true)} className="max-xl:order-last">
            <Plus aria-hidden className="size-5" />
            {t('add')}
          </Button>
        )}
      </div>
      <Entries postId={post._id} onDeleted={() => title.current?.focus()} />
      {adding && <AddTimelineDialog post={post} onClose={() => setAdding(false)} />}
    </section>
  )
}

function Entries({ postId, onDeleted }: { postId: string; onDeleted(): void }) {
  const t = useTranslations('timelines')
  const common = useTranslations('common')
  const reason = useErrorMessage()
  const { data, error, refetch } = useQuery(timelinesOptions(postId))
  if (data?.length === 0) {
    return (
      <div>
        <p className="font-bold">{t('none')}</p>
        <p className="text-quiet text-sm">{t('noneText')}</p>
      </div>
    )
  }
  if (data) {
    return (
      <ol className="grid grid-cols-1 gap-5 border-line border-l-2 pl-4">
        {data.map((entry) => (
          <TimelineEntry key={entry._id} entry={entry} onDeleted={onDeleted} />
        ))}
      </ol>
    )
  }
  if (error) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{reason(error, t('loadFailed'))}</p>
        <Button look="secondary" onClick={() => void refetch()}>
          {common('retry')}
        </Button>
      </div>
    )
  }
  return (
    <div role="status" aria-label={common('loading')}>
      <Skeleton className="h-24" />
    </div>
  )
}
