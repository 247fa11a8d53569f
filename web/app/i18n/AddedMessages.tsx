import { type ReactNode, useMemo } from 'react'
import { IntlProvider, type Messages, useMessages } from 'use-intl'
import { useLanguage } from './language.tsx'
import { type Language, timeZone } from './messages.ts'

interface AddedMessagesProps {
  catalogues: Record<Language, Partial<Messages>>
  children: ReactNode
}

/** Adds the messages of one part of the app. They are bundled with it in both languages, because it must open without a network. */
export function AddedMessages({ catalogues, children }: AddedMessagesProps) {
  const { language } = useLanguage()
  const known = useMessages()
  const messages = useMemo(() => ({ ...known, ...catalogues[language] }), [known, catalogues, language])
  return (
    <IntlProvider locale={language} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
