import { type ReactNode, useMemo } from 'react'
import { IntlProvider, type Messages, useMessages } from 'use-intl'
import { useLanguage } from './language.tsx'
import { type Language, timeZone } from './messages.ts'

interface AddedWordsProps {
  catalogues: Record<Language, Partial<Messages>>
  children: ReactNode
}

/** Adds the words of one part of the app, which come with it in both languages: it is opened without a network, too. */
export function AddedWords({ catalogues, children }: AddedWordsProps) {
  const { language } = useLanguage()
  const known = useMessages()
  const words = useMemo(() => ({ ...known, ...catalogues[language] }), [known, catalogues, language])
  return (
    <IntlProvider locale={language} messages={words} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
