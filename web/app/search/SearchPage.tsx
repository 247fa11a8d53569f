import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PostSkeleton } from '../posts/PostSkeleton.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { FoundTabs } from './FoundTabs.tsx'
import { searchOptions } from './queries.ts'
import { useRememberedSearch } from './recentSearches.ts'
import { SearchChoices } from './SearchChoices.tsx'
import { SearchForm } from './SearchForm.tsx'
import { parseSearchParams, type SearchQuery, searchText } from './searchParams.ts'

/** What was found; where nothing is searched for yet, the way to do it. */
export default function SearchPage() {
  const t = useTranslations('search')
  const [address] = useSearchParams()
  const asked = parseSearchParams(address)
  useRememberedSearch(searchText(asked))
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4">
      {asked ? (
        <Results asked={asked} />
      ) : (
        <>
          <h1 className="heading text-2xl sm:text-3xl">{t('label')}</h1>
          <div className="lg:hidden">
            <SearchForm />
          </div>
          <SearchChoices />
        </>
      )}
    </div>
  )
}

function Results({ asked }: { asked: SearchQuery }) {
  const query = useInfiniteQuery(searchOptions(asked))
  const { data, error, refetch } = query
  const t = useTranslations('search')
  return (
    <>
      <h1 className="font-extrabold text-2xl leading-snug sm:text-3xl">
        <Title asked={asked} />
      </h1>
      {data ? (
        <FoundTabs found={{ ...query, data }} />
      ) : error ? (
        <LoadFailed error={error} fallback={t('failed')} retry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </>
  )
}

function Title({ asked }: { asked: SearchQuery }) {
  const t = useTranslations('search')
  const typeName = useTranslations('crimeTypes')
  return 'category' in asked
    ? t('titleCategory', { category: typeName(asked.category) })
    : t('titleQuery', { query: asked.query })
}

function Waiting() {
  const loading = useTranslations('common')('loading')
  return (
    <div role="status" aria-label={loading} className="grid grid-cols-1 gap-4">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-13" />
      <PostSkeleton />
      <PostSkeleton />
    </div>
  )
}
