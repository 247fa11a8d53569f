import { useInfiniteQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AdminHeader } from '../admin/AdminHeader.tsx'
import { NothingThere } from '../admin/NothingThere.tsx'
import { PagedList } from '../admin/PagedList.tsx'
import { useAddressSearch } from '../admin/useAddressSearch.ts'
import { SearchField } from '../ui/SearchField.tsx'
import { ReportedPostCard } from './ReportedPostCard.tsx'
import { reportedOf, reportedOptions } from './reportedPosts.ts'

/** The posts that people have reported, with what they say of them. */
export default function ReportedPostsPage() {
  const words = useTranslations('reports.reported')
  const { search, typed, setTyped } = useAddressSearch()
  const query = useInfiniteQuery(reportedOptions(search))
  const posts = reportedOf(query.data?.pages ?? [])
  const total = query.data?.pages.at(-1)?.total ?? 0
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <AdminHeader title={words('title')}>
        <SearchField label={words('search')} value={typed} onChange={setTyped} />
      </AdminHeader>
      <PagedList
        label={words('title')}
        query={query}
        items={posts}
        count={total > 0 && words('count', { count: total })}
        failed={words('failed')}
        empty={
          <NothingThere
            search={search}
            noMatchText={words('noMatchText', { search })}
            icon={Flag}
            title={words('none')}
            text={words('noneText')}
          />
        }
      >
        {(post) => <ReportedPostCard post={post} />}
      </PagedList>
    </div>
  )
}
