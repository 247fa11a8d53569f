import type { Suspect } from '@bichar/contract/suspects.ts'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { FromServer } from '../api/fromServer.tsx'
import { queryClient } from '../api/query.ts'
import { messagesOf } from '../i18n/messages.ts'
import { guestCall } from '../page/pageRequest.ts'
import { readForPage } from '../page/readForPage.ts'
import { revalidateOn } from '../page/revalidateOn.ts'
import { siteCard } from '../page/shareCard.ts'
import { Button } from '../ui/Button.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import type { Route } from './+types/SuspectsPage.ts'
import { filterOf } from './filter.ts'
import { NotConvicted } from './NotConvicted.tsx'
import { suspectsOptions } from './queries.ts'
import { SuspectFilters } from './SuspectFilters.tsx'
import { SuspectList } from './SuspectList.tsx'

const AddSuspectDialog = lazyDialog(() => import('./form/AddSuspectDialog.tsx'))

const asked = (url: string) => filterOf(new URL(url).searchParams)

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readForPage((client) => client.fetchInfiniteQuery(suspectsOptions(asked(request.url), guestCall(context))))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  void queryClient().prefetchInfiniteQuery(suspectsOptions(asked(request.url)))
  return { state: undefined }
}

export const shouldRevalidate = revalidateOn(asked)

export const meta: Route.MetaFunction = (page) => {
  const { language } = page.matches[0].loaderData
  const { cardTitle, description } = messagesOf(language).suspects.list
  return siteCard(page, { title: cardTitle, description, path: '/suspects' })
}

export default function SuspectsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('suspects.list')
  const [search] = useSearchParams()
  const filter = filterOf(search)
  return (
    <div className="grid measure-wide grid-cols-1 gap-4">
      <header className="grid grid-cols-1 gap-2">
        <div className="title-row flex flex-wrap items-center justify-between gap-x-3 gap-y-5">
          <h1 className="heading text-xl">{t('title')}</h1>
          <AddSuspect />
        </div>
        <NotConvicted />
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
      <Button
        onClick={() => gate('continue', undefined, { act: 'addSuspect' })() && setAdding(true)}
        className="noscript:hidden"
      >
        <UserPlus aria-hidden className="size-5" />
        {t('add')}
      </Button>
      {adding && <AddSuspectDialog onClose={() => setAdding(false)} onCreated={show} onAlike={show} />}
    </>
  )
}
