import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { IntlProvider, useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language.tsx'
import { loadPanelMessages, messagesOf, timeZone } from '../../i18n/messages.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Adds the translations of the panel, which only moderators load. */
export function PanelMessages({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const common = useTranslations('common')
  const { data, error, refetch } = useQuery({
    queryKey: ['panelMessages', language],
    queryFn: () => loadPanelMessages(language),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const messages = useMemo(() => data && { ...messagesOf(language), ...data }, [data, language])
  if (messages) {
    return (
      <IntlProvider locale={language} messages={messages} timeZone={timeZone}>
        {children}
      </IntlProvider>
    )
  }
  if (error) {
    return <LoadFailed error={error} fallback={common('offline')} retry={() => void refetch()} />
  }
  return (
    <div role="status" aria-label={common('loading')}>
      <Skeleton className="!rounded-card h-96" />
    </div>
  )
}
