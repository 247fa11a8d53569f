import { limits } from '@bichar/contract/rules/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { FromServer } from '../api/fromServer.tsx'
import { queryClient } from '../api/query.ts'
import { messagesOf } from '../i18n/messages.ts'
import { guestCall } from '../page/pageRequest.ts'
import { readForPage } from '../page/readForPage.ts'
import { siteCard } from '../page/shareCard.ts'
import { Empty } from '../ui/Empty.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Pager } from '../ui/Pager.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Route } from './+types/StoriesPage.ts'
import { storiesOptions } from './queries.ts'
import { StoryCard } from './StoryCard.tsx'

const mostPages = 1_000_000

/** Admins could see unpublished stories as well, but this page shows everybody the same. */
const published = (params: URLSearchParams) => {
  const page = Number(params.get('page'))
  const isPage = Number.isInteger(page) && page > 0 && page <= mostPages
  return { page: isPage ? page : 1, limit: limits.storyPage, status: 'published' } as const
}

const publishedAt = (url: string) => published(new URL(url).searchParams)

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readForPage((client) => client.fetchQuery(storiesOptions(publishedAt(request.url), guestCall(context))))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  void queryClient().prefetchQuery(storiesOptions(publishedAt(request.url)))
  return { state: undefined }
}

export const meta: Route.MetaFunction = (page) => {
  const { language } = page.matches[0].loaderData
  const { heading, intro } = messagesOf(language).stories
  return siteCard(page, { title: heading, description: intro, path: '/success-stories' })
}

export default function StoriesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('stories')
  return (
    <div className="grid measure-text grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h1 className="heading text-xl">{t('heading')}</h1>
        <p className="text-quiet">{t('intro')}</p>
      </header>
      <FromServer state={loaderData.state}>
        <PublishedStories />
      </FromServer>
    </div>
  )
}

function PublishedStories() {
  const t = useTranslations('stories')
  const [params] = useSearchParams()
  const filter = published(params)
  const { data, error, refetch } = useQuery(storiesOptions(filter))
  if (!data) {
    return error ? (
      <LoadFailed error={error} fallback={t('failed')} retry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96" />
    )
  }
  return (
    <>
      {data.stories.length === 0 && (
        <Empty icon={<Trophy aria-hidden className="size-8" />} title={t('none')} text={t('noneText')} />
      )}
      {data.stories.map((story) => (
        <StoryCard key={story._id} story={story} />
      ))}
      {(data.totalPages > 1 || filter.page > 1) && (
        <Pager
          page={filter.page}
          totalPages={data.totalPages}
          pageAt={(page) => (page > 1 ? `?${new URLSearchParams({ page: String(page) })}` : '?')}
        />
      )}
    </>
  )
}
