import type { Post } from '@bichar/contract/posts.ts'
import { cardAddress, cardSize } from '@bichar/contract/rules/cardAddress.ts'
import { dayTextOf } from '@bichar/contract/rules/dayText.ts'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { FromServer } from '../api/fromServer.tsx'
import { queryClient } from '../api/query.ts'
import { commentsOptions } from '../comments/queries.ts'
import { type Language, messagesOf } from '../i18n/messages.ts'
import { summary } from '../i18n/text.ts'
import { guestCall, pageRequest } from '../page/pageRequest.ts'
import { readThingForPage } from '../page/readForPage.ts'
import { feedLink, shareCard } from '../page/shareCard.ts'
import { describePage } from '../page/structuredData.ts'
import { postOptions } from '../posts/queries.ts'
import { timelinesOptions } from '../timelines/queries.ts'
import { useGoBack } from '../ui/useGoBack.ts'
import type { Route } from './+types/PostPage.ts'
import { missingBy } from './missingBy.ts'
import { PostDetail } from './PostDetail.tsx'
import { postData } from './postData.ts'

const cardCharacters = 200

export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  readThingForPage(async (client) => {
    const call = guestCall(context)
    const post = await client.fetchQuery(postOptions(id, call))
    await Promise.all([
      client.prefetchQuery(timelinesOptions(id, call)),
      client.prefetchInfiniteQuery(commentsOptions(id, call)),
    ])
    const { language, origin } = context.get(pageRequest)
    const card = cardOf(post, language)
    describePage(
      context,
      postData(post, {
        url: `${origin}/postDetails/${id}`,
        description: card.description,
        picture: origin + card.picture,
        kinds: kindsOf(post, language),
        place: placeOf(post, language),
      }),
    )
    return card
  }, missingBy)

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  void queryClient().prefetchQuery(postOptions(params.id))
  void queryClient().prefetchQuery(timelinesOptions(params.id))
  void queryClient().prefetchInfiniteQuery(commentsOptions(params.id))
  return { state: undefined, card: null, missing: false as const }
}

/** Another tab of the same post needs no new data. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentParams.id !== nextParams.id && defaultShouldRevalidate

/** The last development of the case, in the words of its card. */
function developmentIn(language: Language, { steps }: Post['caseLine']): string | undefined {
  const last = steps.at(-1)
  if (!last) return undefined
  return `${messagesOf(language).timelines.states[last.step]}, ${dayTextOf(language, last.date)}`
}

const kindsOf = ({ kinds }: Post, language: Language): string[] =>
  kinds.map((kind) => messagesOf(language).crimeTypes[kind])
const placeOf = ({ place, location }: Post, language: Language): string => place[language] || location

/** The share card. Its picture says more than its text, but not everybody is shown the picture. */
function cardOf(post: Post, language: Language) {
  const { title, desc, caseLine } = post
  const facts = [kindsOf(post, language).join(', '), placeOf(post, language)]
  const parts = [facts.filter(Boolean).join(' · '), developmentIn(language, caseLine), desc]
  return {
    title,
    description: summary(parts.filter(Boolean).join(' – '), cardCharacters),
    picture: cardAddress(post, language),
  }
}

export const meta: Route.MetaFunction = (page) => {
  const { loaderData, params } = page
  const card = loaderData?.card
  if (!card) return [{ title: page.matches[0].loaderData.appName }, { name: 'robots', content: 'noindex' }]
  const path = `/postDetails/${params.id}`
  return [
    ...shareCard(page, { ...card, path, picture: { url: card.picture, ...cardSize } }),
    feedLink(card.title, `${path}/feed.xml`),
  ]
}

export default function PostPage({ loaderData, params }: Route.ComponentProps) {
  const goBack = useTranslations('common')('goBack')
  const close = useGoBack()
  useEscape(close)
  return (
    <FromServer state={loaderData.state}>
      <PostDetail
        id={params.id}
        heading="h1"
        above={
          <Link
            to="/"
            onClick={(event) => {
              event.preventDefault()
              close()
            }}
            className="mb-1 inline-flex print:hidden min-h-11 items-center gap-2 rounded-control pr-3 font-bold text-quiet hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-5" />
            {goBack}
          </Link>
        }
        missing={loaderData.missing}
        onClose={close}
      />
    </FromServer>
  )
}

/** Escape leaves the page, unless it closes something on it. */
function useEscape(leave: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isForLayer = event.defaultPrevented || document.querySelector('dialog[open]')
    if (event.key === 'Escape' && !isForLayer) leave()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
