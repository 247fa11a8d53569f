import type { DistrictNumbers } from '@bichar/contract/places.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { FromServer } from '../api/fromServer.tsx'
import { queryClient } from '../api/query.ts'
import { useLanguage } from '../i18n/language.tsx'
import { messagesOf } from '../i18n/messages.ts'
import { guestCall } from '../page/pageRequest.ts'
import { readForPage } from '../page/readForPage.ts'
import { revalidateOn } from '../page/revalidateOn.ts'
import { siteCard } from '../page/shareCard.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Route } from './+types/PlacesPage.ts'
import { catalogues, DistrictMessages } from './DistrictMessages.tsx'
import { DistrictTable } from './DistrictTable.tsx'
import { classesUpTo } from './map/classes.ts'
import { DistrictMap } from './map/DistrictMap.tsx'
import { Legend } from './map/Legend.tsx'
import { NearMe } from './NearMe.tsx'
import { NumbersFilters } from './NumbersFilters.tsx'
import { byReportsDescending, feedOfKind, filterOf, type NumbersFilter, numbersOptions } from './numbers.ts'

const filterAt = (url: string) => filterOf(new URL(url).searchParams)

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readForPage((client) => client.fetchQuery(numbersOptions(filterAt(request.url), guestCall(context))))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  void queryClient().prefetchQuery(numbersOptions(filterAt(request.url)))
  return { state: undefined }
}

export const shouldRevalidate = revalidateOn(filterAt)

export const meta: Route.MetaFunction = (page) => {
  const { location } = page
  const { appName, language } = page.matches[0].loaderData
  const { cardTitle, description } = catalogues[language].districts
  const { kind } = filterOf(new URLSearchParams(location.search))
  return [
    ...siteCard(page, { title: cardTitle, description, path: '/places' }),
    ...(kind ? [feedOfKind(kind, `${appName} · ${messagesOf(language).crimeTypes[kind]}`)] : []),
  ]
}

export default function PlacesPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <DistrictMessages>
      <FromServer state={loaderData.state}>
        <Places filter={filterOf(search)} />
      </FromServer>
    </DistrictMessages>
  )
}

/** The map comes first; what narrows its numbers stands with the table, beside or below it. */
function Places({ filter }: { filter: NumbersFilter }) {
  const t = useTranslations('districts')
  const { language } = useLanguage()
  const { data, error, refetch } = useQuery(numbersOptions(filter))
  const districts = data?.toSorted(byReportsDescending(language))
  const isNarrowed = filter.kind !== '' || filter.period !== 'all'
  return (
    <div className="grid measure-wide grid-cols-1 gap-3 sm:gap-4">
      <h1 className="heading text-xl">{t('title')}</h1>
      <div className="grid grid-cols-1 items-start gap-4 xl:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {districts ? (
          <MapCard districts={districts} isNarrowed={isNarrowed} />
        ) : error ? (
          <LoadFailed error={error} fallback={t('failed')} retry={() => void refetch()} />
        ) : (
          <Skeleton className="h-[80vh]" />
        )}
        <div className="grid grid-cols-1 gap-4">
          <NumbersFilters filter={filter} />
          <NearMe />
          {districts && (
            <div className="card grid grid-cols-1 gap-2 p-1">
              <DistrictTable districts={districts} />
              <p className="px-3 pb-2 text-quiet text-sm">
                {isNarrowed && `${t('suspectsOfAll')} `}
                {t('inSteps')}
              </p>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

function MapCard({ districts, isNarrowed }: { districts: DistrictNumbers[]; isNarrowed: boolean }) {
  const t = useTranslations('districts')
  const most = Math.max(...districts.map(({ reports }) => reports.least))
  const classes = classesUpTo(most, isNarrowed ? [0] : [0, 1])
  return (
    <div className="card grid grid-cols-1 gap-3 p-3 sm:p-4 xl:sticky xl:top-4">
      <a
        href="#districts"
        className="sr-only inline-flex min-h-11 items-center px-3 focus:not-sr-only focus:inline-flex"
      >
        {t('toTable')}
      </a>
      <DistrictMap districts={districts} classes={classes} />
      <Legend classes={classes} isExact={!isNarrowed} />
      <p className="text-quiet text-sm">
        {t('intro')} {t('approximate')}
      </p>
    </div>
  )
}
