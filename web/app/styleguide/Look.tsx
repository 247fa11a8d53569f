import type { ReactNode } from 'react'
import { LanguageProvider } from '../i18n/language.tsx'
import type { Language } from '../i18n/messages.ts'
import { Buttons } from './Buttons.tsx'
import { Cards } from './Cards.tsx'
import { Choices } from './Choices.tsx'
import { Colours } from './Colours.tsx'
import { Fields } from './Fields.tsx'
import { Lists } from './Lists.tsx'
import { Messages } from './Messages.tsx'
import { Words } from './Words.tsx'

const parts = { Words, Colours, Buttons, Fields, Choices, Messages, Lists, Cards }

interface LookProps {
  language: Language
  theme: 'light' | 'dark'
}

/** All components in one language and one theme. */
export const Look = ({ language, theme }: LookProps) => (
  <LanguageProvider initial={language}>
    <section
      lang={language}
      aria-label={`${language} ${theme}`}
      style={{ colorScheme: theme }}
      className="grid grid-cols-1 gap-4 rounded-card bg-page p-3 text-ink sm:p-5"
    >
      {Object.entries(parts).map(([name, Part]) => (
        <Group key={name} name={`${name} (${language}, ${theme})`}>
          <Part />
        </Group>
      ))}
    </section>
  </LanguageProvider>
)

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="card grid grid-cols-1 gap-3 p-4">
    <h2 lang="en" className="heading text-lg">
      {name}
    </h2>
    {children}
  </div>
)
