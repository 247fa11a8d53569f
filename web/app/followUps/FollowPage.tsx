import type { FollowedReport } from '@bichar/contract/followUps.ts'
import { data, Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { pageRequest } from '../page/pageRequest.ts'
import { focusedOnOpen, formTitle, useFormTitle, useRefusal } from '../page/postedForm.ts'
import { QuickExit } from '../quickExit/QuickExit.tsx'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import type { Route } from './+types/FollowPage.ts'
import { Followed } from './Followed.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { posted } = context.get(pageRequest)
  return data({ posted, key: crypto.randomUUID() }, { status: posted?.status ?? 200 })
}

// Only submitting another form changes what the page shows.
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) => [
  { title: formTitle(root.loaderData, root.loaderData?.language ?? 'en', loaderData?.posted) },
  { name: 'robots', content: 'noindex' },
]

/** The status of a report, for whoever has its code. Its forms are submitted natively by the browser, with or without JavaScript. */
export default function FollowPage({ loaderData: { posted, key } }: Route.ComponentProps) {
  const t = useTranslations('followUps.follow')
  const { isRefused } = useRefusal(posted)
  const { report } = (posted?.body ?? {}) as { report?: FollowedReport }
  const isWithdrawn = posted?.fields.intent === 'withdraw' && !isRefused
  return (
    <div {...useFormTitle(posted)} className="grid measure-text grid-cols-1 gap-4">
      <h1 className="heading text-xl">{t('title')}</h1>
      <QuickExit />
      {posted && report ? (
        <Followed posted={posted} report={report} sendingKey={key} />
      ) : isWithdrawn ? (
        <p role="status" {...focusedOnOpen()} className="card p-4 font-semibold outline-none sm:p-6">
          {t('withdrawn')}
        </p>
      ) : (
        <AskForCode posted={posted} />
      )}
    </div>
  )
}

function AskForCode({ posted }: Pick<Route.ComponentProps['loaderData'], 'posted'>) {
  const t = useTranslations('followUps.follow')
  const { message, writtenIn } = useRefusal(posted)
  return (
    <>
      <p>{t('intro')}</p>
      <form
        method="post"
        action="/follow"
        autoComplete="off"
        className="card grid grid-cols-1 gap-4 p-4 sm:p-6"
      >
        <TextField
          name="code"
          label={t('code')}
          hint={t('codeHint')}
          error={message}
          defaultValue={writtenIn('code')}
          // A refused code is what the person goes on with, and its error is read out then.
          autoFocus={message !== undefined}
          required
          maxLength={100}
          inputMode="numeric"
          spellCheck={false}
        />
        <Button type="submit" name="intent" value="read" className="justify-self-start">
          {t('show')}
        </Button>
      </form>
      <p>
        {t.rich('none', {
          report: (words) => (
            <Link to="/report" reloadDocument className="font-bold text-brand underline underline-offset-4">
              {words}
            </Link>
          ),
        })}
      </p>
    </>
  )
}
