import { useInfiniteQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAddressSearch } from '../../moderation/panel/useAddressSearch.ts'
import { Empty } from '../../ui/Empty.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { filterOf } from '../filter.ts'
import { NotConvicted } from '../NotConvicted.tsx'
import { managedSuspectsOptions, suspectsOf } from '../queries.ts'
import { StatusFilter } from '../StatusFilter.tsx'
import { SuspectCard } from '../SuspectCard.tsx'
import { SuspectGridSkeleton } from '../SuspectGrid.tsx'

const onFirstScreen = 4

/** All public suspects, searchable by name and by any other text about them. */
export function PublicSuspects() {
  const t = useTranslations('manageSuspects')
  const { search, typed, setTyped } = useAddressSearch()
  const [params] = useSearchParams()
  const { status } = filterOf(params)
  const query = useInfiniteQuery(managedSuspectsOptions({ search, status }))
  return (
    <>
      <SearchField label={t('search')} value={typed} onChange={setTyped} />
      <StatusFilter chosen={status} all={t('all')} />
      <NotConvicted />
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
    </>
  )
}
