import { type SupportStatus, supportStatuses } from '@bichar/contract/rules/supportStatuses.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { AdminHeader } from '../moderation/panel/AdminHeader.tsx'
import { Empty } from '../ui/Empty.tsx'
import { FilterLinks } from '../ui/FilterLinks.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { requestsOf, requestsOptions } from './queries.ts'
import { SupportRequestCard } from './SupportRequestCard.tsx'

/** The admin list of support requests, with their status. */
export default function SupportRequestsPage() {
  const t = useTranslations('support')
  const [params] = useSearchParams()
  const status: SupportStatus | '' = supportStatuses.find((known) => known === params.get('status')) ?? ''
  const query = useInfiniteQuery(requestsOptions(status))
  const requests = requestsOf(query.data?.pages ?? [])
  const total = query.data?.pages.at(-1)?.total ?? 0
  return (
    <div className="grid measure-text grid-cols-1 gap-4">
      <AdminHeader title={t('requests')}>
        <FilterLinks
          label={t('filter')}
          name="status"
          chosen={status}
          options={[
            { value: '', label: t('all') },
            ...supportStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
        />
      </AdminHeader>
      <PagedList
        label={t('requests')}
        query={query}
        items={requests}
        count={total > 0 && t('count', { count: total })}
        failed={t('failedAll')}
        empty={
          <Empty icon={<LifeBuoy aria-hidden className="size-8" />} title={t('none')} text={t('noneText')} />
        }
      >
        {(request) => <SupportRequestCard request={request} />}
      </PagedList>
    </div>
  )
}
