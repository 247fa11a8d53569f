import type { OwnSupportRequest } from '@bichar/contract/support.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LifeBuoy, Paperclip } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PostTime } from '../ui/Time.tsx'
import { WholeText } from '../ui/WholeText.tsx'
import { mineOf, mineOptions } from './queries.ts'
import { SupportBadge } from './SupportBadge.tsx'

/** The support requests of a person, with their status. */
export function MyRequests() {
  const t = useTranslations('support')
  const query = useInfiniteQuery(mineOptions())
  return (
    <PagedList
      label={t('mine')}
      query={query}
      items={mineOf(query.data?.pages ?? [])}
      failed={t('failedList')}
      skeleton={<Skeleton className="!rounded-card h-32" />}
      empty={<Empty icon={<LifeBuoy aria-hidden className="size-8" />} title={t('mineNone')} />}
    >
      {(request) => <OwnRequest request={request} />}
    </PagedList>
  )
}

function OwnRequest({ request: { status, desc, fileCount, createdAt } }: { request: OwnSupportRequest }) {
  const t = useTranslations('support')
  return (
    <article className="card grid grid-cols-1 gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-quiet text-sm">
          {t.rich('submittedAt', { time: () => <PostTime at={createdAt} /> })}
        </p>
        <SupportBadge status={status} />
      </div>
      <WholeText text={desc} />
      {fileCount > 0 && (
        <p className="flex items-center gap-1.5 text-quiet text-sm">
          <Paperclip aria-hidden className="size-4" />
          {t('files', { count: fileCount })}
        </p>
      )}
    </article>
  )
}
