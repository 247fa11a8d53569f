import { useTranslations } from 'use-intl'
import { useRootData } from '../page/useRootData.ts'
import { ButtonLink } from '../ui/Button.tsx'

/** The way to report for somebody who wants no account, where the installation takes such reports. */
export function WithoutAccount() {
  const t = useTranslations('accounts.login')
  if (!useRootData()?.guestReports) return null
  return (
    <ButtonLink to="/report" reloadDocument look="secondary" className="mt-4 min-h-12 w-full">
      {t('withoutAccount')}
    </ButtonLink>
  )
}
