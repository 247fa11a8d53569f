import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { FollowButton } from '../follows/FollowButton.tsx'
import { MixedScript } from '../i18n/MixedScript.tsx'
import { usePlaceName } from '../places/usePlaceName.ts'
import { PostSkeleton } from '../posts/PostSkeleton.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useLastDefined } from '../ui/useLastDefined.ts'
import { CountedCategories } from './CountedCategories.tsx'
import { FilterBar } from './FilterBar.tsx'
import { FoundPanels } from './FoundPanels.tsx'
import { FoundTabs } from './FoundTabs.tsx'
import { MarkingOf } from './MarkingOf.tsx'
import { searchOptions } from './queries.ts'
import { useRememberedSearch } from './recentSearches.ts'
import { SearchChoices } from './SearchChoices.tsx'
import { SearchForm } from './SearchForm.tsx'
import { parseSearchParams } from './searchParams.ts'
import type { SearchQuery } from './searchPath.ts'
import { useResultTab } from './useResultTab.ts'

/** The results of a search, or ways to start one if nothing is searched for yet. */
export default function SearchPage() {
  const t = useTranslations('search')
  const [address] = useSearchParams()
  const asked = parseSearchParams(address)
  useRememberedSearch(asked?.query ?? '')
  return (
    <div className="grid measure-text grid-cols-1 gap-1.5 max-sm:-mt-1 lg:gap-4">
      {!asked && <h1 className="heading mb-2 text-xl">{t('label')}</h1>}
      {/* On wide screens the form is in the sidebar. */}
      <div className="lg:hidden">
        <SearchForm />
      </div>
      {asked ? <Results asked={asked} /> : <SearchChoices />}
    </div>
  )
}

function Results({ asked }: { asked: SearchQuery }) {
  const query = useInfiniteQuery(searchOptions(asked))
  const { data, error, refetch } = query
  const t = useTranslations('search')
  // The category chips stay in place while the next answer is loading.
  const counts = useLastDefined(data?.pages[0]?.counts)
  const last = data?.pages.at(-1)
  const base = useId()
  const [tab, choose] = useResultTab(last?.total === 0 && last.totalSuspects > 0 ? 'suspects' : 'posts')
  return (
    <MarkingOf words={asked.query ?? ''}>
      <div className="flex items-center justify-between gap-2">
        {/* On a phone one line, in which the words that were searched for give way: the field above holds them too. */}
        <div className="flex min-w-0 flex-wrap gap-x-2 text-sm leading-snug sm:block">
          <h1 className="grow basis-24 truncate font-bold leading-5 sm:text-xl sm:leading-snug">
            <Title asked={asked} />
          </h1>
          {/* Here from the start, so that its text is read out when it comes. */}
          <p role="status" className="text-quiet leading-5 sm:leading-snug">
            {last ? t('count', { posts: last.total, suspects: last.totalSuspects }) : '\u00a0'}
          </p>
        </div>
        <FollowSearch asked={asked} />
      </div>
      <FilterBar asked={asked}>
        {data ? (
          <FoundTabs base={base} found={data} tab={tab} onChoose={choose} />
        ) : (
          <div className="min-w-0 flex-1">{!error && <Skeleton className="h-full" />}</div>
        )}
      </FilterBar>
      {counts && !error && <CountedCategories asked={asked} counts={counts} />}
      {data ? (
        <FoundPanels asked={asked} base={base} found={{ ...query, data }} tab={tab} onChoose={choose} />
      ) : error ? (
        <LoadFailed error={error} fallback={t('failed')} retry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </MarkingOf>
  )
}

const inOneLine = 'shrink-0 whitespace-nowrap max-sm:[&_button]:px-2'

/** A button to follow the search, if it is for just one place or one kind of crime. */
function FollowSearch({ asked }: { asked: SearchQuery }) {
  const { query, category, district, upazila } = asked
  if (query || (category && district)) return null
  if (category) return <FollowButton of={{ kind: 'category', of: category }} className={inOneLine} />
  if (!district) return null
  const of = upazila ? `${district}/${upazila}` : district
  return <FollowButton of={{ kind: upazila ? 'upazila' : 'district', of }} className={inOneLine} />
}

function Title({ asked }: { asked: SearchQuery }) {
  const t = useTranslations('search')
  const typeName = useTranslations('crimeTypes')
  const place = usePlaceName(asked)
  if (asked.query) return <MixedScript text={t('titleQuery', { query: asked.query })} />
  if (asked.category) return t('titleCategory', { category: typeName(asked.category) })
  return place === undefined ? t('results') : t('titlePlace', { place })
}

function Waiting() {
  const loading = useTranslations('common')('loading')
  return (
    <div role="status" aria-label={loading} className="grid grid-cols-1 gap-4">
      <PostSkeleton />
      <PostSkeleton />
    </div>
  )
}
