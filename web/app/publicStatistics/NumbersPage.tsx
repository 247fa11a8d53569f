import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FromServer } from '../api/fromServer.tsx'
import { queryClient } from '../api/query.ts'
import { AddedMessages } from '../i18n/AddedMessages.tsx'
import bn from '../i18n/bn/numbers.ts'
import en from '../i18n/en/numbers.ts'
import { guestCall, pageRequest } from '../page/pageRequest.ts'
import { readForPage } from '../page/readForPage.ts'
import { siteCard } from '../page/shareCard.ts'
import { describePage } from '../page/structuredData.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Route } from './+types/NumbersPage.ts'
import { ByDistrict, ByKind, BySteps } from './CountTables.tsx'
import { Downloads } from './Downloads.tsx'
import { Headline } from './Headline.tsx'
import { Method } from './Method.tsx'
import { Months } from './Months.tsx'
import { numbersOptions } from './queries.ts'

const catalogues = { bn, en }

export const loader = ({ context }: Route.LoaderArgs) =>
  readForPage(async (client) => {
    const { numbers, licence } = await client.fetchQuery(numbersOptions(guestCall(context)))
    const { language, origin, appName } = context.get(pageRequest)
    const { title, intro } = catalogues[language].numbers
    const download = (encodingFormat: string, path: string) => ({
      '@type': 'DataDownload',
      encodingFormat,
      contentUrl: origin + path,
    })
    describePage(context, {
      '@type': 'Dataset',
      name: `${title} · ${appName}`,
      description: intro,
      url: `${origin}/numbers`,
      license: licence.url,
      creator: { '@type': 'Organization', name: appName, url: `${origin}/` },
      isAccessibleForFree: true,
      spatialCoverage: 'Bangladesh',
      temporalCoverage: `${numbers.months[0]?.month}/${numbers.months.at(-1)?.month}`,
      distribution: [download('text/csv', '/numbers.csv'), download('application/json', '/api/numbers')],
    })
  })

export async function clientLoader() {
  void queryClient().prefetchQuery(numbersOptions())
  return { state: undefined }
}

export const meta: Route.MetaFunction = (page) => {
  const { language } = page.matches[0].loaderData
  const { title, intro } = catalogues[language].numbers
  return siteCard(page, { title, description: intro, path: '/numbers' })
}

/** Statistics of the public reports, as charts with their tables and as files to download. */
export default function NumbersPage({ loaderData }: Route.ComponentProps) {
  return (
    <AddedMessages catalogues={catalogues}>
      <FromServer state={loaderData.state}>
        <Page />
      </FromServer>
    </AddedMessages>
  )
}

function Page() {
  const t = useTranslations('numbers')
  const { data, error, refetch } = useQuery(numbersOptions())
  return (
    <div className="grid measure-wide grid-cols-1 gap-8">
      <header className="grid gap-1">
        <h1 className="heading text-xl">{t('title')}</h1>
        <p className="text-quiet">{t('intro')}</p>
      </header>
      {data ? (
        <>
          {data.numbers.total === 0 ? (
            <p className="card p-4">{t('none')}</p>
          ) : (
            <>
              <Headline numbers={data.numbers} />
              <Months months={data.numbers.months} />
              <BySteps numbers={data.numbers} />
              <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-4">
                <ByKind numbers={data.numbers} />
                <ByDistrict numbers={data.numbers} />
              </div>
              <Downloads {...data} />
            </>
          )}
          <Method />
        </>
      ) : error ? (
        <LoadFailed error={error} fallback={t('failed')} retry={() => void refetch()} />
      ) : (
        <Skeleton className="h-[80vh]" />
      )}
    </div>
  )
}
