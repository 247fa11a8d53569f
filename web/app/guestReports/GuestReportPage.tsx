import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { CodeNotice } from '../followUps/CodeNotice.tsx'
import { pageRequest } from '../page/pageRequest.ts'
import { formTitle, useFormTitle } from '../page/postedForm.ts'
import { QuickExit } from '../quickExit/QuickExit.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { useLoaded } from '../ui/useLoaded.ts'
import type { Route } from './+types/GuestReportPage.ts'
import { GuestFrame } from './GuestFrame.tsx'
import { GuestReportForm } from './GuestReportForm.tsx'
import { useNoPullToRefresh } from './useNoPullToRefresh.ts'

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

/**
 * Anonymous reporting without an account: the form in steps, and where no script runs one that the browser submits natively. A report that
 * the server has refused there is completed there.
 */
export default function GuestReportPage({ loaderData: { posted, guestReports, key } }: Route.ComponentProps) {
  const t = useTranslations('followUps.guest')
  const written = useTranslations('followUps.code')('written')
  const title = useFormTitle(posted)
  const plain = useRef<HTMLDivElement>(null)
  const Steps = useStepsOnceLoaded(plain, guestReports && !posted)
  const [filed, setFiled] = useFiled()
  const { followUpCode = filed } = (posted?.body ?? {}) as { followUpCode?: string }
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
      <h1 className="heading text-xl">{t('title')}</h1>
      <QuickExit />
      {Steps ? (
        <Steps onFiled={setFiled} />
      ) : (
        <GuestFrame>
          <div ref={plain}>
            <GuestReportForm posted={posted} sendingKey={key} />
          </div>
        </GuestFrame>
      )}
    </div>
  )
}

/** The form in steps, once its code has been loaded. Whoever has begun to write by then goes on where they are. */
function useStepsOnceLoaded(plain: RefObject<HTMLElement | null>, isNeeded: boolean) {
  const loaded = useLoaded(() => import('./GuestReport.tsx'), isNeeded)?.default
  const [Steps, setSteps] = useState<typeof loaded>()
  useLayoutEffect(() => {
    if (loaded && !isBegun(plain.current)) setSteps(() => loaded)
  }, [plain, loaded])
  return Steps
}

function isBegun(plain: HTMLElement | null): boolean {
  const form = plain?.querySelector('form')
  if (!form) return false
  const written = [...new FormData(form)].filter(([name]) => name !== 'key')
  return (
    form.contains(document.activeElement) ||
    written.some(([, value]) => (typeof value === 'string' ? value.trim() !== '' : value.size > 0))
  )
}

/** The code of the report that was filed here. A browser that keeps the page for going back keeps it without the code. */
function useFiled() {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    const forget = () => flushSync(() => setCode(undefined))
    window.addEventListener('pagehide', forget)
    return () => window.removeEventListener('pagehide', forget)
  }, [])
  useNoPullToRefresh(code !== undefined)
  const setFiled = (filed: string) => {
    setCode(filed)
    // The code replaces the first step, and is shown from the top, however far that step was scrolled.
    window.scrollTo(0, 0)
  }
  return [code, setFiled] as const
}

function Off() {
  const t = useTranslations('followUps.guest')
  const login = useTranslations('accounts.login')('title')
  return (
    <div className="grid measure-text grid-cols-1 justify-items-start gap-4">
      <h1 className="heading text-xl">{t('off')}</h1>
      <p>{t('offText')}</p>
      <ButtonLink to="/login">{login}</ButtonLink>
    </div>
  )
}
