import type { Blog } from '@bichar/contract/blogs.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FromServer } from '../api/fromServer.tsx'
import { queryClient } from '../api/query.ts'
import { summary } from '../i18n/text.ts'
import { guestCall } from '../page/pageRequest.ts'
import { readThingForPage } from '../page/readForPage.ts'
import { shareCard } from '../page/shareCard.ts'
import { BackLink } from '../ui/BackLink.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Route } from './+types/BlogPage.ts'
import { BlogArticle } from './BlogArticle.tsx'
import { isMissing, NoBlog } from './NoBlog.tsx'
import { blogOptions } from './queries.ts'

const cardCharacters = 200

export const loader = ({ context, params }: Route.LoaderArgs) =>
  readThingForPage(
    async (client) => cardOf(await client.fetchQuery(blogOptions(params.id, guestCall(context)))),
    (error) => isMissing(error) && 404,
  )

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  void queryClient().prefetchQuery(blogOptions(params.id))
  return { state: undefined, card: null, missing: false }
}

const cardOf = ({ title, content, image, imageWidth, imageHeight }: Blog) => ({
  title,
  description: summary(content, cardCharacters),
  picture: image ? { url: image, width: imageWidth, height: imageHeight } : undefined,
})

export const meta: Route.MetaFunction = (page) => {
  const { loaderData, params } = page
  const { appName } = page.matches[0].loaderData
  const card = loaderData?.card
  if (!card) return [{ title: appName }, { name: 'robots', content: 'noindex' }]
  const { url, width, height } = card.picture ?? { url: '/share-card.png' }
  return shareCard(page, {
    ...card,
    pageTitle: card.title,
    path: `/blogs/${params.id}`,
    picture: { url, width, height },
  })
}

export default function BlogPage({ loaderData, params }: Route.ComponentProps) {
  const t = useTranslations('blogs')
  return (
    <div className="measure-text">
      <BackLink to="/blogs">{t('all')}</BackLink>
      {loaderData.missing ? (
        <NoBlog />
      ) : (
        <FromServer state={loaderData.state}>
          <PublishedBlog id={params.id} />
        </FromServer>
      )}
    </div>
  )
}

function PublishedBlog({ id }: { id: string }) {
  const t = useTranslations('blogs')
  const { data: blog, error, refetch } = useQuery(blogOptions(id))
  // Admins can load unpublished blogs, but this public page must not show one: nobody else would find it here.
  if (isMissing(error) || blog?.isPublished === false) return <NoBlog />
  if (blog) return <BlogArticle blog={blog} />
  if (error) return <LoadFailed error={error} fallback={t('failedOne')} retry={() => void refetch()} />
  return <Skeleton className="h-[80vh]" />
}
