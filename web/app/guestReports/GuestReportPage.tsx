import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { Emergency } from '../brand/Emergency.tsx'
import { CodeNotice } from '../followUps/CodeNotice.tsx'
import { FollowLink } from '../followUps/FollowLink.tsx'
import { pageRequest } from '../page/pageRequest.ts'
import { formTitle, useFormTitle } from '../page/postedForm.ts'
import { QuickExit } from '../quickExit/QuickExit.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import type { Route } from './+types/GuestReportPage.ts'
import { GuestReportForm } from './GuestReportForm.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { posted, guestReports } = context.get(pageRequest)
  const status = guestReports ? (posted?.status ?? 200) : 404
  // A report that is sent again, after it was refused or after its response was lost, keeps its idempotency key.
  const key = posted?.fields.key || crypto.randomUUID()
  return data({ posted, guestReports, key }, { status })
}

// Only submitting another form changes what the page shows.
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) => [
  { title: formTitle(root.loaderData, root.loaderData?.language ?? 'en', loaderData?.posted) },
]

/** Anonymous reporting without an account: one form, submitted natively by the browser, with or without JavaScript. */
export default function GuestReportPage({ loaderData: { posted, guestReports, key } }: Route.ComponentProps) {
  const t = useTranslations('followUps.guest')
  const written = useTranslations('followUps.code')('written')
  const rules = useTranslations('posts.form')('rules')
  const title = useFormTitle(posted)
  const { followUpCode } = (posted?.body ?? {}) as { followUpCode?: string }
  if (!guestReports) return <Off />
  if (followUpCode) {
    return (
      <>
        <QuickExit />
        <CodeNotice code={followUpCode}>
          <ButtonLink to="/follow" reloadDocument>
            {written}
          </ButtonLink>
        </CodeNotice>
      </>
    )
  }
  return (
    <div {...title} className="grid measure-text grid-cols-1 gap-4">
      <h1 className="heading text-2xl sm:text-3xl">{t('title')}</h1>
      <QuickExit />
      <p>{t('intro')}</p>
      <div className="-my-2 flex flex-wrap items-center gap-x-6">
        <Emergency className="text-alarm" />
        <a
          href="/rules"
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-bold text-brand hover:underline"
        >
          {rules}
        </a>
      </div>
      <GuestReportForm posted={posted} sendingKey={key} />
      <p>{t.rich('follow', { follow: (words) => <FollowLink>{words}</FollowLink> })}</p>
    </div>
  )
}

function Off() {
  const t = useTranslations('followUps.guest')
  const login = useTranslations('accounts.login')('title')
  return (
    <div className="grid measure-text grid-cols-1 justify-items-start gap-4">
      <h1 className="heading text-2xl sm:text-3xl">{t('off')}</h1>
      <p>{t('offText')}</p>
      <ButtonLink to="/login">{login}</ButtonLink>
    </div>
  )
}
