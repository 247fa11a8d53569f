import { useInfiniteQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { AdminHeader } from '../admin/AdminHeader.tsx'
import { PagedList } from '../admin/PagedList.tsx'
import { useAddressSearch } from '../admin/useAddressSearch.ts'
import { Empty } from '../ui/Empty.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { filterOf } from './filter.ts'
import { managedSuspectsOptions, suspectsOf } from './queries.ts'
import { StatusFilter } from './StatusFilter.tsx'
import { SuspectCard } from './SuspectCard.tsx'
import { SuspectGridSkeleton } from './SuspectGrid.tsx'

const onFirstScreen = 4

/** All suspects, for admins: searched by name and by what else is written of them. */
export default function ManageSuspectsPage() {
  const words = useTranslations('suspects.manage')
  const { search, typed, setTyped } = useAddressSearch()
  const [params] = useSearchParams()
  const { status } = filterOf(params)
  const query = useInfiniteQuery(managedSuspectsOptions({ search, status }))
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-4">
      <AdminHeader title={words('title')}>
        <SearchField label={words('search')} value={typed} onChange={setTyped} />
        <StatusFilter chosen={status} all={words('all')} />
      </AdminHeader>
      <PagedList
        label={words('title')}
        query={query}
        items={suspectsOf(query.data?.pages ?? [])}
        failed={words('failed')}
        skeleton={<SuspectGridSkeleton />}
        className="grid grid-cols-2 items-start gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-4"
        empty={
          <Empty
            icon={<UserSearch aria-hidden className="size-8" />}
            title={words('none')}
            text={search && words('noMatch', { search })}
          />
        }
      >
        {(suspect, index) => <SuspectCard suspect={suspect} first={index < onFirstScreen} />}
      </PagedList>
    </div>
  )
}
