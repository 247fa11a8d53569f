import { EyeOff } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** Who learns of a report without an account, and what may give its author away. */
export function GuestNotice() {
  const t = useTranslations('followUps.guest')
  const form = useTranslations('guestForm')
  const step = useTranslations('steps')
  const how = useTranslations('posts.form')('anonymousHow')
  return (
    <>
      <div className="grid gap-2 rounded-control bg-raised p-3">
        <p className="flex items-center gap-2 font-bold">
          <EyeOff aria-hidden className="size-5 shrink-0" />
          {step('nobody')}
        </p>
        <p className="text-sm">
          {form('nobody')} {/* Opens in a new tab, so that nothing written in the form is lost. */}
          <a href="/privacy" target="_blank" rel="noopener noreferrer" className="font-semibold underline">
            {how}
          </a>
        </p>
      </div>
      <p className="rounded-control bg-notice p-3 text-on-notice">{t('safe')}</p>
    </>
  )
}
