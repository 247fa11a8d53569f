import { useInfiniteQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { AdminHeader } from '../panel/AdminHeader.tsx'
import { PagedList } from '../panel/PagedList.tsx'
import { useAddressSearch } from '../panel/useAddressSearch.ts'
import { Empty } from '../ui/Empty.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { filterOf } from './filter.ts'
import { managedSuspectsOptions, suspectsOf } from './queries.ts'
import { StatusFilter } from './StatusFilter.tsx'
import { SuspectCard } from './SuspectCard.tsx'
import { SuspectGridSkeleton } from './SuspectGrid.tsx'

const onFirstScreen = 4

/** The admin list of all suspects, searchable by name and by any other text about them. */
export default function ManageSuspectsPage() {
  const t = useTranslations('manageSuspects')
  const { search, typed, setTyped } = useAddressSearch()
  const [params] = useSearchParams()
  const { status } = filterOf(params)
  const query = useInfiniteQuery(managedSuspectsOptions({ search, status }))
  return (
    <div className="grid measure-list grid-cols-1 gap-4">
      <AdminHeader title={t('title')}>
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
        <StatusFilter chosen={status} all={t('all')} />
      </AdminHeader>
      <PagedList
        label={t('title')}
        query={query}
        items={suspectsOf(query.data?.pages ?? [])}
        failed={t('failed')}
        skeleton={<SuspectGridSkeleton />}
        className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-4"
        empty={
          <Empty
            icon={<UserSearch aria-hidden className="size-8" />}
            title={t('none')}
            text={search && t('noMatch', { search })}
          />
        }
      >
        {(suspect, index) => <SuspectCard suspect={suspect} first={index < onFirstScreen} isEven />}
      </PagedList>
    </div>
  )
}
