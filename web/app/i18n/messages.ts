import type desk from './en/desk.json'
import type en from './en.ts'

/** The English catalogue is the model: a key that it lacks does not compile, and a test holds Bengali to it. */
export type Words = typeof en

/** What only moderators read: fetched with the desk, and there beneath `DeskWords` alone. */
export interface DeskCatalogue {
  desk: typeof desk
}

export const languages = ['en', 'bn'] as const
export type Language = (typeof languages)[number]

/** Dates and times are those of Bangladesh, on the server and on every device. */
export const timeZone = 'Asia/Dhaka'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: Words & DeskCatalogue
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

/** Fetches the words of the moderator's desk. */
export const loadDeskWords = async (language: Language): Promise<DeskCatalogue> => ({
  desk: (
    await (language === 'bn'
      ? import('./bn/desk.json', { with: { type: 'json' } })
      : import('./en/desk.json', { with: { type: 'json' } }))
  ).default,
})
