import { type ReactNode, useMemo } from 'react'
import { IntlProvider } from 'use-intl'
import bn from '../../i18n/bn/offline.ts'
import en from '../../i18n/en/offline.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { timeZone, wordsOf } from '../../i18n/messages.ts'

const catalogues = { bn, en }

/** Adds the words for a lost network, in both languages: without one no others can be fetched. */
export function OfflineWords({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const words = useMemo(() => ({ ...wordsOf(language), ...catalogues[language] }), [language])
  return (
    <IntlProvider locale={language} messages={words} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
