import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { IntlProvider } from 'use-intl'
import { useLanguage } from '../i18n/language.tsx'
import { loadLoginMessages, messagesOf, timeZone } from '../i18n/messages.ts'

/** Adds the messages about what was tapped; only guests who are sent to the login load them. */
export function LoginMessages({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['loginMessages', language],
    queryFn: () => loadLoginMessages(language),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const messages = useMemo(() => data && { ...messagesOf(language), ...data }, [data, language])
  if (!messages) return null
  return (
    <IntlProvider locale={language} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
