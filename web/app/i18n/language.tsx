import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { setPreferenceCookie } from '../api/setPreferenceCookie.ts'
import { type Language, loadMessages, messagesOf, timeZone } from './messages.ts'

interface LanguageChoice {
  language: Language
  /** If the messages of that language cannot be fetched, nothing changes, and the bar that stands for a lost network says why. */
  choose(language: Language): void
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

/** Provides the language that the server chose for this visit, until the person chooses another. */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(initial)
  const choice = useMemo(
    () => ({
      language,
      choose(next: Language) {
        loadMessages(next).then(() => {
          setPreferenceCookie('language', next)
          document.documentElement.lang = next
          setLanguage(next)
        }, console.warn)
      },
    }),
    [language],
  )
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
