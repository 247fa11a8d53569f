import type { Suspect } from '@bichar/contract/suspects.ts'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { data, type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { CallError } from '../api/errors.ts'
import { FromServer, withoutTime } from '../api/fromServer.tsx'
import { queryClient } from '../api/query.ts'
import { wordsOf } from '../i18n/messages.ts'
import { guestCall } from '../page/pageRequest.ts'
import { shareCard } from '../page/shareCard.ts'
import { Button } from '../ui/Button.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import type { Route } from './+types/SuspectsPage.ts'
import { filterOf } from './filter.ts'
import { suspectsOptions } from './queries.ts'
import { SuspectFilters } from './SuspectFilters.tsx'
import { SuspectList } from './SuspectList.tsx'

const AddSuspectDialog = lazyDialog(() => import('./form/AddSuspectDialog.tsx'))

const asked = (url: string) => filterOf(new URL(url).searchParams)

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = queryClient()
  try {
    await client.fetchInfiniteQuery(suspectsOptions(asked(request.url), guestCall(context)))
    return data({ state: withoutTime(client) })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // The page comes without its list and tries again in the browser.
    return data({ state: undefined }, { status: error.status })
  }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  void queryClient().prefetchInfiniteQuery(suspectsOptions(asked(request.url)))
  return { state: undefined }
}

export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (currentUrl.pathname !== nextUrl.pathname ||
    JSON.stringify(asked(currentUrl.href)) !== JSON.stringify(asked(nextUrl.href))) &&
  defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches }) => {
  const { appName, origin, language } = matches[0].loaderData
  const { cardTitle, description } = wordsOf(language).suspects.list
  return shareCard(appName, {
    type: 'website',
    title: `${appName} · ${cardTitle}`,
    description,
    url: `${origin}/suspects`,
    picture: { url: `${origin}/share-card.png` },
  })
}

export default function SuspectsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('suspects.list')
  const [search] = useSearchParams()
  const filter = filterOf(search)
  return (
    <div className="grid measure-list grid-cols-1 gap-4">
      <header className="title-row flex flex-wrap items-center justify-between gap-x-3 gap-y-5">
        <h1 className="heading text-2xl sm:text-3xl">{t('title')}</h1>
        <AddSuspect />
      </header>
      <SuspectFilters filter={filter} />
      <FromServer state={loaderData.state}>
        <SuspectList filter={filter} />
      </FromServer>
    </div>
  )
}

function AddSuspect() {
  const t = useTranslations('suspects.list')
  const gate = useLoginGate()
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const show = ({ _id }: Pick<Suspect, '_id'>) => void navigate(`/suspects/${_id}`)
  return (
    <>
      <Button onClick={() => gate('continue')() && setAdding(true)} className="noscript:hidden">
        <UserPlus aria-hidden className="size-5" />
        {t('add')}
      </Button>
      {adding && <AddSuspectDialog onClose={() => setAdding(false)} onCreated={show} onAlike={show} />}
    </>
  )
}
