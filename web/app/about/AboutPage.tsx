import { useQuery } from '@tanstack/react-query'
import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { FromServer, withoutTime } from '../api/fromServer.tsx'
import { queryClient } from '../api/query.ts'
import { useLanguage } from '../i18n/language.tsx'
import { pageRequest } from '../page/pageRequest.ts'
import { siteCard } from '../page/shareCard.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Route } from './+types/AboutPage.ts'
import { Chapters } from './Chapters.tsx'
import { Operator, SupportLink } from './Operator.tsx'
import { type AboutPageName, aboutOptions, aboutPages } from './queries.ts'

/** Derives the page name from the first path segment; responds with 404 when there is no such page. */
function nameOf(request: Request): AboutPageName {
  const [, first = ''] = new URL(request.url).pathname.split('/')
  // The router matches decoded, case-insensitive paths, so the segment is normalized the same way.
  const asked = decodeURIComponent(first).toLowerCase()
  const name = aboutPages.find((each) => each === asked)
  if (!name) throw data(null, { status: 404 })
  return name
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = queryClient()
  const name = nameOf(request)
  const { page } = await client.fetchQuery(aboutOptions(name, context.get(pageRequest).language))
  return data({ state: withoutTime(client), name, card: { title: page.title, description: page.intro } })
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { state: undefined, name: nameOf(request), card: undefined }
}

export const meta: Route.MetaFunction = (page) => {
  const { loaderData } = page
  const { appName } = page.matches[0].loaderData
  if (!loaderData?.card) return [{ title: appName }]
  const { title, description } = loaderData.card
  return siteCard(page, { title, description, path: `/${loaderData.name}` })
}

/**
 * The static pages /about, /rules, /privacy and /accessibility: what the site is, what may be published, how personal data is handled, and
 * for whom it works.
 */
export default function AboutPage({ loaderData: { state, name } }: Route.ComponentProps) {
  return (
    <FromServer state={state}>
      <Page name={name} />
    </FromServer>
  )
}

function Page({ name }: { name: AboutPageName }) {
  const { language } = useLanguage()
  const failed = useTranslations('common')('somethingWrong')
  const { data, error, refetch } = useQuery(aboutOptions(name, language))
  if (error) return <LoadFailed error={error} fallback={failed} retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-[80vh] measure-text" />
  const { page, operator, support } = data
  return (
    <article className="grid measure-text grid-cols-1 gap-8">
      <header className="grid gap-2">
        <h1 className="heading text-xl">{page.title}</h1>
        <p className="text-quiet">{page.intro}</p>
      </header>
      <Chapters chapters={page.chapters} />
      {name === 'accessibility' && <SupportLink words={support} />}
      {name !== 'rules' && <Operator words={operator} />}
    </article>
  )
}
