import type districts from './en/districts.ts'
import type entry from './en/entry.ts'
import type following from './en/following.ts'
import type login from './en/login.ts'
import type numbers from './en/numbers.ts'
import type offline from './en/offline.ts'
import type panel from './en/panel.ts'
import type report from './en/report.ts'
import type en from './en.ts'

/** The English catalogue is the model: a key that it lacks does not compile, and a test holds Bengali to it. */
export type Words = typeof en

/** What only moderators read: fetched with the panel, and there beneath `PanelWords` alone. */
type PanelCatalogue = typeof panel

/** What only guests read who are led to log in: fetched there, and there beneath `WantedCard` alone. */
type LoginCatalogue = typeof login

export const languages = ['en', 'bn'] as const
export type Language = (typeof languages)[number]

/** Dates and times are those of Bangladesh, on the server and on every device. */
export const timeZone = 'Asia/Dhaka'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: Words &
      PanelCatalogue &
      LoginCatalogue &
      typeof report &
      typeof entry &
      typeof offline &
      typeof numbers &
      typeof following &
      typeof districts
  }
}

export const isLanguage = (text: string | undefined): text is Language => languages.includes(text as Language)

const loaded = new Map<Language, Words>()

/** Fetches a language's catalogue; only the one that is read reaches a phone. */
export async function loadWords(language: Language): Promise<Words> {
  const words =
    loaded.get(language) ?? (await (language === 'bn' ? import('./bn.ts') : import('./en.ts'))).default
  loaded.set(language, words)
  return words
}

/** The catalogue of a language that has been loaded. */
export function wordsOf(language: Language): Words {
  const words = loaded.get(language)
  if (!words) throw new Error(`The words of '${language}' have not been loaded`)
  return words
}

/** Fetches the words of the panel. */
export const loadPanelWords = async (language: Language): Promise<PanelCatalogue> =>
  (await (language === 'bn' ? import('./bn/panel.ts') : import('./en/panel.ts'))).default

/** Fetches the words about what a guest tapped. */
export const loadLoginWords = async (language: Language): Promise<LoginCatalogue> =>
  (await (language === 'bn' ? import('./bn/login.ts') : import('./en/login.ts'))).default
