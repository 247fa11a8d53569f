import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { IntlProvider } from 'use-intl'
import { useLanguage } from '../i18n/language.tsx'
import { loadLoginWords, timeZone, wordsOf } from '../i18n/messages.ts'

/** Adds the messages about what was tapped; only guests who are sent to the login load them. */
export function LoginWords({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['loginWords', language],
    queryFn: () => loadLoginWords(language),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const words = useMemo(() => data && { ...wordsOf(language), ...data }, [data, language])
  if (!words) return null
  return (
    <IntlProvider locale={language} messages={words} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
