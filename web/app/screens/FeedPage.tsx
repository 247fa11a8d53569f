import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { FromServer } from '../api/fromServer.tsx'
import { queryClient } from '../api/query.ts'
import { useSession } from '../api/session.ts'
import { Points } from '../brand/Points.tsx'
import { messagesOf } from '../i18n/messages.ts'
import { guestCall } from '../page/pageRequest.ts'
import { readForPage } from '../page/readForPage.ts'
import { leaveOutPart } from '../page/renderErrors.ts'
import { revalidateOn } from '../page/revalidateOn.ts'
import { siteCard } from '../page/shareCard.ts'
import { PostList } from '../postScreens/PostList.tsx'
import { feedOptions } from '../posts/queries.ts'
import { CategoryList, CategoryStrip } from '../search/Categories.tsx'
import { type Crimes, crimesOptions, useCrimes } from '../search/crimes.ts'
import { ButtonLink } from '../ui/Button.tsx'
import type { Route } from './+types/FeedPage.ts'

/** The cursor at which a page without JavaScript continues. */
const placeAfter = (url: string): string | null => new URL(url).searchParams.get('after')

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readForPage((client) => {
    const read = guestCall(context)
    return Promise.all([
      client.fetchInfiniteQuery(feedOptions(placeAfter(request.url), read)),
      client.fetchQuery(crimesOptions(read)).catch((error: unknown) => leaveOutPart(context, error)),
    ])
  }, '/')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  void queryClient().prefetchInfiniteQuery(feedOptions(placeAfter(request.url)))
  void queryClient().prefetchQuery(crimesOptions())
  return { state: undefined }
}

/** A post that is opened over the feed does not reload the feed. */
export const shouldRevalidate = revalidateOn(placeAfter)

export const meta: Route.MetaFunction = (page) => {
  const { language } = page.matches[0].loaderData
  const { tagline, description } = messagesOf(language).shell
  return siteCard(page, { title: tagline, description, path: '/' })
}

export default function FeedPage({ loaderData }: Route.ComponentProps) {
  return (
    <FromServer state={loaderData.state}>
      <Feed />
    </FromServer>
  )
}

/**
 * Content beside the feed on a wide screen, above the floating button. It comes before the feed in the DOM, because nobody gets past the
 * end of the feed by keyboard.
 */
function Beside({ crimes }: { crimes: Crimes }) {
  const t = useTranslations('shell')
  const { status } = useSession()
  return (
    <aside
      aria-label={t('tagline')}
      className="sticky top-6 order-last grid max-h-[calc(var(--screen)-8rem)] gap-4 overflow-y-auto max-xl:hidden"
    >
      <div className="card grid gap-4 p-5 text-sm">
        <Points className="text-lg" gap="gap-3" />
        {status === 'guest' && <ButtonLink to="/register">{t('joinNow')}</ButtonLink>}
      </div>
      <CategoryList crimes={crimes} />
    </aside>
  )
}

function Feed() {
  const t = useTranslations('posts.reading')
  const [search] = useSearchParams()
  const query = useInfiniteQuery(feedOptions(search.get('after')))
  useEffect(() => {
    // Spec section 8: errors of the feed are only logged.
    if (query.error) console.error('The feed could not be read', query.error)
  }, [query.error])
  const shell = useTranslations('shell')
  const { status } = useSession()
  const crimes = useCrimes()
  return (
    <div className="measure-text grid grid-cols-1 items-start gap-6 lg:max-xl:pr-16 xl:measure-wide xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <h1 className="sr-only">{t('feed')}</h1>
      <Beside crimes={crimes} />
      <div className="grid grid-cols-1 gap-3 sm:gap-4">
        {status === 'guest' && (
          <p className="px-1 text-quiet text-sm xl:hidden">
            {shell('tagline')}.{' '}
            <Link to="/about" className="font-bold text-brand hover:underline">
              {shell('about')}
            </Link>
          </p>
        )}
        <div className="xl:hidden">
          <CategoryStrip crimes={crimes} />
        </div>
        <PostList query={query} placeOf={(cursor) => `/?${new URLSearchParams({ after: cursor })}`} />
      </div>
    </div>
  )
}
