import { useInfiniteQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { FilterLinks } from '../../ui/FilterLinks.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { AdminHeader } from '../panel/AdminHeader.tsx'
import { EmptyList } from '../panel/EmptyList.tsx'
import { OpenDesk } from '../panel/OpenDesk.tsx'
import { useAddressSearch } from '../panel/useAddressSearch.ts'
import { FlaggedList } from './FlaggedList.tsx'
import { ReportedPostCard } from './ReportedPostCard.tsx'
import { reportedOf, reportedOptions } from './reportedPosts.ts'

const kinds = ['', 'all', 'comment', 'timeline', 'suspect', 'person'] as const

/** The posts that people have reported, with their reports. `?kind=` switches to the other flagged items. */
export default function ReportedPostsPage() {
  const t = useTranslations('reported')
  const [params] = useSearchParams()
  const kind = kinds.find((known) => known === params.get('kind')) ?? ''
  return (
    <div className="grid measure-text grid-cols-1 gap-4">
      {kind ? (
        <>
          <AdminHeader title={t('title')} action={<OpenDesk kind="flag" />} />
          <Choice chosen={kind} />
          <FlaggedList kind={kind === 'all' ? '' : kind} />
        </>
      ) : (
        <ReportedPosts />
      )}
    </div>
  )
}

function Choice({ chosen }: { chosen: (typeof kinds)[number] }) {
  const t = useTranslations('reported')
  const options = kinds.map((value) => ({ value, label: t(`kinds.${value || 'posts'}`) }))
  return <FilterLinks label={t('show')} name="kind" chosen={chosen} options={options} />
}

function ReportedPosts() {
  const t = useTranslations('reported')
  const { search, typed, setTyped } = useAddressSearch()
  const query = useInfiniteQuery(reportedOptions(search))
  const posts = reportedOf(query.data?.pages ?? [])
  const total = query.data?.pages.at(-1)?.total ?? 0
  return (
    <>
      <AdminHeader title={t('title')} action={<OpenDesk kind="flag" />}>
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
      </AdminHeader>
      <Choice chosen="" />
      <PagedList
        label={t('title')}
        query={query}
        items={posts}
        count={total > 0 && t('count', { count: total })}
        failed={t('failed')}
        empty={
          <EmptyList
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
    </>
  )
}
