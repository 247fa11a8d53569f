import { useTranslations } from 'use-intl'
import { LogoMark } from './Logo.tsx'

/** The pulsing logo, shown only while the session of a returning user loads. */
export function LoadingView() {
  const t = useTranslations('shell')
  return (
    <div data-loading-view role="status" className="fixed inset-0 z-50 place-items-center bg-page">
      <div className="animate-pulse-slow">
        <LogoMark className="size-24" />
      </div>
      <span className="sr-only">{t('loadingSession')}</span>
    </div>
  )
}
