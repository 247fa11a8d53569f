import { useInfiniteQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { EmptyList } from '../../moderation/panel/EmptyList.tsx'
import { useAddressSearch } from '../../moderation/panel/useAddressSearch.ts'
import { PagedList } from '../../ui/PagedList.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { pendingSuspectsOf, pendingSuspectsOptions } from '../pendingSuspects.ts'
import { PendingSuspectCard } from './PendingSuspectCard.tsx'
import { recentRevisionsOptions } from './recentRevisions.ts'

/** The suspects that wait for a moderator, each with the decisions. */
export function PendingSuspects() {
  const t = useTranslations('manageSuspects')
  const { search, typed, setTyped } = useAddressSearch()
  const query = useInfiniteQuery(pendingSuspectsOptions(search))
  const total = query.data?.pages.at(-1)?.total ?? 0
  return (
    <>
      <SearchField label={t('pending.search')} value={typed} onChange={setTyped} />
      <PendingChanges />
      <PagedList
        label={t('lists.pending')}
        query={query}
        items={pendingSuspectsOf(query.data?.pages ?? [])}
        count={total > 0 && t('pending.count', { count: total })}
        failed={t('pending.failed')}
        empty={
          <EmptyList
            search={search}
            noMatchText={t('pending.noMatchText', { search })}
            icon={UserSearch}
            title={t('pending.none')}
            text={t('pending.noneText')}
          />
        }
        className="grid grid-cols-1 items-start gap-4 md:grid-cols-2"
      >
        {(suspect) => <PendingSuspectCard suspect={suspect} />}
      </PagedList>
    </>
  )
}

/** A link to the proposed changes, which are counted in the same badge; nothing if there are none. */
function PendingChanges() {
  const t = useTranslations('manageSuspects.pending')
  const { data } = useInfiniteQuery(recentRevisionsOptions('proposed'))
  const count = data?.pages[0]?.total ?? 0
  return (
    count > 0 && (
      <Link
        to="?list=changes&state=proposed"
        className="inline-flex min-h-11 items-center justify-self-start font-bold text-brand hover:underline"
      >
        {t('changes', { count })}
      </Link>
    )
  )
}
