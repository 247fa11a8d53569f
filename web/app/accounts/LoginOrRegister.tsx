import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

const half =
  'grid min-h-12 min-w-0 flex-1 basis-36 place-items-center rounded-control px-3 py-1 text-center font-bold'
const other = `${half} border-2 border-brand text-brand hover:bg-raised`

/** Login and registration side by side, equally prominent. */
export function LoginOrRegister({ at }: { at: 'login' | 'register' }) {
  const t = useTranslations('accounts')
  const here = (
    <span aria-current="page" className={`${half} border-2 border-transparent bg-ink text-page`}>
      {t(`${at}.title`)}
    </span>
  )
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {at === 'login' && here}
      <Link to={at === 'login' ? '/register' : '/login'} className={other}>
        {at === 'login' ? t('login.register') : t('register.login')}
      </Link>
      {at === 'register' && here}
    </div>
  )
}
