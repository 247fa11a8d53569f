import { type ReactNode, useMemo } from 'react'
import { IntlProvider } from 'use-intl'
import bn from '../../i18n/bn/report.ts'
import en from '../../i18n/en/report.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { timeZone, wordsOf } from '../../i18n/messages.ts'

const catalogues = { bn, en }

/** Adds the words of the steps, which come with the form in both languages: it is opened without a network, too. */
export function StepWords({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const words = useMemo(() => ({ ...wordsOf(language), ...catalogues[language] }), [language])
  return (
    <IntlProvider locale={language} messages={words} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
