import { type SupportStatus, supportStatuses } from '@bichar/contract/supportStatuses.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { AdminHeader } from '../admin/AdminHeader.tsx'
import { PagedList } from '../admin/PagedList.tsx'
import { Empty } from '../ui/Empty.tsx'
import { FilterLinks } from '../ui/FilterLinks.tsx'
import { requestsOf, requestsOptions } from './queries.ts'
import { SupportRequestCard } from './SupportRequestCard.tsx'

/** What people ask for, and whether somebody has acted upon it. */
export default function SupportRequestsPage() {
  const words = useTranslations('support')
  const [params] = useSearchParams()
  const status: SupportStatus | '' = supportStatuses.find((known) => known === params.get('status')) ?? ''
  const query = useInfiniteQuery(requestsOptions(status))
  const requests = requestsOf(query.data?.pages ?? [])
  const total = query.data?.pages.at(-1)?.total ?? 0
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <AdminHeader title={words('requests')}>
        <FilterLinks
          label={words('filter')}
          name="status"
          chosen={status}
          options={[
            { value: '', label: words('all') },
            ...supportStatuses.map((value) => ({ value, label: words(`status.${value}`) })),
          ]}
        />
      </AdminHeader>
      <PagedList
        label={words('requests')}
        query={query}
        items={requests}
        count={total > 0 && words('count', { count: total })}
        failed={words('failedAll')}
        empty={
          <Empty
            icon={<LifeBuoy aria-hidden className="size-8" />}
            title={words('none')}
            text={words('noneText')}
          />
        }
      >
        {(request) => <SupportRequestCard request={request} />}
      </PagedList>
    </div>
  )
}
