import { useQuery } from '@tanstack/react-query'
import { MapPinOff } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { isNotFound } from '../api/errors.ts'
import { FromServer } from '../api/fromServer.tsx'
import { queryClient } from '../api/query.ts'
import { guestCall } from '../page/pageRequest.ts'
import { readThingForPage } from '../page/readForPage.ts'
import { feedLink, siteCard } from '../page/shareCard.ts'
import { catalogues, DistrictMessages } from '../places/DistrictMessages.tsx'
import { districtOptions } from '../places/numbers.ts'
import { districtPostsOptions } from '../posts/queries.ts'
import { suspectsOptions } from '../suspects/queries.ts'
import { BackLink } from '../ui/BackLink.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Route } from './+types/DistrictPage.ts'
import { District } from './district/District.tsx'
import { suspectsIn } from './district/DistrictSuspects.tsx'

/** The cursor at which a page without JavaScript continues. */
const placeAfter = (search: URLSearchParams) => search.get('after')

export const loader = ({ context, params: { slug }, request }: Route.LoaderArgs) =>
  readThingForPage(
    async (client) => {
      const read = guestCall(context)
      const after = placeAfter(new URL(request.url).searchParams)
      const { en, bn } = await client.fetchQuery(districtOptions(slug, read))
      await Promise.all([
        client.fetchInfiniteQuery(districtPostsOptions(slug, after, read)),
        client.prefetchInfiniteQuery(suspectsOptions(suspectsIn(en), read)),
      ])
      return { en, bn }
    },
    (error) => (isNotFound(error) || error.status === 400) && 404,
    `/places/${slug}`,
  )

export async function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  void queryClient().prefetchQuery(districtOptions(slug))
  void queryClient().prefetchInfiniteQuery(districtPostsOptions(slug, null))
  return { state: undefined, card: null, missing: false }
}

export const meta: Route.MetaFunction = (page) => {
  const { loaderData, params } = page
  const { appName, language } = page.matches[0].loaderData
  const card = loaderData?.card
  if (!card) return [{ title: appName }, { name: 'robots', content: 'noindex' }]
  const path = `/places/${params.slug}`
  const title = `${card.en} · ${card.bn}`
  return [
    ...siteCard(page, {
      title,
      description: `${card[language]}: ${catalogues[language].districts.districtDescription}`,
      path,
    }),
    feedLink(title, `${path}/feed.xml`),
  ]
}

/** Everything about one district: its numbers, its upazilas, its reports and suspects. */
export default function DistrictPage({ loaderData, params: { slug } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <DistrictMessages>
      <div className="measure-wide">
        <ToAll />
        {loaderData.missing ? (
          <NoDistrict />
        ) : (
          <FromServer state={loaderData.state}>
            <Shown slug={slug} after={placeAfter(search)} />
          </FromServer>
        )}
      </div>
    </DistrictMessages>
  )
}

function ToAll() {
  const t = useTranslations('districts')
  return <BackLink to="/places">{t('all')}</BackLink>
}

function Shown({ slug, after }: { slug: string; after: string | null }) {
  const t = useTranslations('districts')
  const { data: district, error, refetch } = useQuery(districtOptions(slug))
  if (isNotFound(error)) return <NoDistrict />
  if (district) return <District district={district} after={after} />
  if (error) return <LoadFailed error={error} fallback={t('failed')} retry={() => void refetch()} />
  return <Skeleton className="h-[80vh]" />
}

function NoDistrict() {
  const t = useTranslations('districts')
  return (
    <Empty
      icon={<MapPinOff aria-hidden className="size-8" />}
      title={<h1>{t('notFound')}</h1>}
      text={t('notFoundText')}
      action={<ButtonLink to="/places">{t('all')}</ButtonLink>}
    />
  )
}
