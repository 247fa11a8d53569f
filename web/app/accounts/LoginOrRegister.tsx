import { useTranslations } from 'use-intl'
import { LoginLink } from './LoginPages.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'

const tab = '-mb-px flex min-h-12 min-w-0 items-center border-b-[3px] px-1 font-bold leading-snug'

/** Login and registration side by side. The page that is shown is underlined, and its name there is the page's heading. */
export function LoginOrRegister({ at }: { at: 'login' | 'register' }) {
  const t = useTranslations('accounts')
  const heading = useHeadingFocus()
  const here = (
    <h1 ref={heading} tabIndex={-1} className="min-w-0 text-lg outline-none">
      <span aria-current="page" className={`${tab} border-brand`}>
        {t(`${at}.title`)}
      </span>
    </h1>
  )
  return (
    <div className="flex flex-wrap items-stretch gap-x-4 border-line border-b">
      {at === 'login' && here}
      <OtherPage at={at} className={`${tab} border-transparent text-brand hover:underline`} />
      {at === 'register' && here}
    </div>
  )
}

/** The link from each of the two pages to the other. */
export function OtherPage({ at, className }: { at: 'login' | 'register'; className: string }) {
  const t = useTranslations('accounts')
  return (
    <LoginLink to={at === 'login' ? '/register' : '/login'} className={className}>
      {at === 'login' ? t('login.register') : t('register.login')}
    </LoginLink>
  )
}
