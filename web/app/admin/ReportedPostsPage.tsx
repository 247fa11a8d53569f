import { useInfiniteQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { reportedOf, reportedOptions } from '../flags/reportedPosts.ts'
import { AdminHeader } from '../panel/AdminHeader.tsx'
import { NothingThere } from '../panel/NothingThere.tsx'
import { PagedList } from '../panel/PagedList.tsx'
import { useAddressSearch } from '../panel/useAddressSearch.ts'
import { SearchField } from '../ui/SearchField.tsx'
import { OpenDesk } from './OpenDesk.tsx'
import { ReportedPostCard } from './ReportedPostCard.tsx'

/** The posts that people have reported, with what they say of them. */
export default function ReportedPostsPage() {
  const t = useTranslations('reports.reported')
  const { search, typed, setTyped } = useAddressSearch()
  const query = useInfiniteQuery(reportedOptions(search))
  const posts = reportedOf(query.data?.pages ?? [])
  const total = query.data?.pages.at(-1)?.total ?? 0
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <AdminHeader title={t('title')} action={<OpenDesk kind="flag" />}>
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
      </AdminHeader>
      <PagedList
        label={t('title')}
        query={query}
        items={posts}
        count={total > 0 && t('count', { count: total })}
        failed={t('failed')}
        empty={
          <NothingThere
            search={search}
            noMatchText={t('noMatchText', { search })}
            icon={Flag}
            title={t('none')}
            text={t('noneText')}
          />
        }
      >
        {(post) => <ReportedPostCard post={post} />}
      </PagedList>
    </div>
  )
}
