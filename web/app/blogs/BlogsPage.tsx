import { useInfiniteQuery } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
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
import { MoreLink } from '../ui/MoreLink.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Route } from './+types/BlogsPage.ts'
import { BlogCard } from './BlogCard.tsx'
import { publishedOptions } from './queries.ts'

/** The cursor from the address, by which the list can be paged without JavaScript. */
const placeAfter = (url: string): string | null => new URL(url).searchParams.get('after')

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readForPage(
    (client) => client.fetchInfiniteQuery(publishedOptions(placeAfter(request.url), guestCall(context))),
    '/blogs',
  )

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  void queryClient().prefetchInfiniteQuery(publishedOptions(placeAfter(request.url)))
  return { state: undefined }
}

export const meta: Route.MetaFunction = (page) => {
  const { language } = page.matches[0].loaderData
  const { heading, intro } = messagesOf(language).blogs
  return siteCard(page, { title: heading, description: intro, path: '/blogs' })
}

export default function BlogsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('blogs')
  return (
    <div className="grid measure-wide grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h1 className="heading text-xl">{t('heading')}</h1>
        <p className="text-quiet">{t('intro')}</p>
      </header>
      <FromServer state={loaderData.state}>
        <PublishedBlogs />
      </FromServer>
    </div>
  )
}

function PublishedBlogs() {
  const t = useTranslations('blogs')
  const [search] = useSearchParams()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    publishedOptions(search.get('after')),
  )
  if (!data) {
    return error ? (
      <LoadFailed error={error} fallback={t('failed')} retry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96" />
    )
  }
  const blogs = data.pages.flatMap((page) => page.blogs)
  if (blogs.length === 0) {
    return (
      <Empty icon={<Newspaper aria-hidden className="size-8" />} title={t('none')} text={t('noneText')} />
    )
  }
  const cursor = data.pages.at(-1)?.nextCursor
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {blogs.map((blog, index) => (
          <li key={blog._id}>
            <BlogCard blog={blog} first={index < 2} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <MoreLink
          to={cursor && `/blogs?${new URLSearchParams({ after: cursor })}`}
          busy={isFetchingNextPage}
          more={() => void fetchNextPage()}
        />
      )}
      {error && <LoadFailed error={error} fallback={t('failed')} retry={() => void fetchNextPage()} />}
    </>
  )
}
