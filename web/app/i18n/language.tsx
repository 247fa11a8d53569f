import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { rememberChoice } from '../api/rememberChoice.ts'
import { type Language, loadMessages, messagesOf, timeZone } from './messages.ts'

interface LanguageChoice {
  language: Language
  choose(language: Language): void
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

/** Provides the language that the server chose for this visit, until the person chooses another. */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(initial)
  const choose = useCallback((next: Language) => {
    rememberChoice('language', next)
    void loadMessages(next).then(() => {
      document.documentElement.lang = next
      setLanguage(next)
    })
  }, [])
  const choice = useMemo(() => ({ language, choose }), [language, choose])
  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={language} messages={messagesOf(language)} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('useLanguage needs a LanguageProvider')
  return choice
}
