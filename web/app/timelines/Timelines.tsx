import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useErrorMessage } from '../words/errorMessage.ts'
import { timelinesOptions } from './queries.ts'
import { TimelineEntry } from './TimelineEntry.tsx'

/** What became of a post, step by step. */
export function Timelines({ postId }: { postId: string }) {
  const words = useTranslations('timelines')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
      <h2 id={titleId} className="heading text-lg max-xl:sr-only">
        {words('title')}
      </h2>
      <Entries postId={postId} />
    </section>
  )
}

function Entries({ postId }: { postId: string }) {
  const words = useTranslations('timelines')
  const common = useTranslations('common')
  const reason = useErrorMessage()
  const { data, error, refetch } = useQuery(timelinesOptions(postId))
  if (data?.length === 0) {
    return (
      <div>
        <p className="font-bold">{words('none')}</p>
        <p className="text-quiet text-sm">{words('noneText')}</p>
      </div>
    )
  }
  if (data) {
    return (
      <ol className="grid grid-cols-1 gap-5 border-line border-l-2 pl-4">
        {data.map((entry) => (
          <TimelineEntry key={entry._id} entry={entry} />
        ))}
      </ol>
    )
  }
  if (error) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{reason(error, words('loadFailed'))}</p>
        <Button look="outline" onClick={() => void refetch()}>
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
