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
const whole = new Set<Language>()

/** Fetches of a language's catalogue what the first pages say; only the language that is read reaches a phone. */
export async function loadFirstWords(language: Language): Promise<void> {
  const { default: words } = await (language === 'bn'
    ? import('./bn/firstWords.ts')
    : import('./en/firstWords.ts'))
  loaded.set(language, words)
}

/** Fetches a language's whole catalogue. */
export async function loadWords(language: Language): Promise<Words> {
  if (!whole.has(language)) {
    const [{ default: others }] = await Promise.all([
      language === 'bn' ? import('./bn.ts') : import('./en.ts'),
      loadFirstWords(language),
    ])
    add(wordsOf(language), others)
    whole.add(language)
  }
  return wordsOf(language)
}

type Catalogue = { [key: string]: string | Catalogue }

/** Adds to the catalogue that is in use, so that nothing has to be drawn anew. */
function add(words: Catalogue, others: Catalogue): void {
  if (words === others) return
  for (const [name, other] of Object.entries(others)) {
    const known = words[name]
    if (known === undefined || typeof known === 'string' || typeof other === 'string') words[name] = other
    else add(known, other)
  }
}

/** Whether the whole catalogue of a language is there. */
export const hasWords = (language: Language): boolean => whole.has(language)

const awaited = new Map<Language, Promise<Words>>()

/**
 * The whole catalogue, for a page that cannot be drawn without. No browser has to fetch a module again that has failed once: that page
 * is then opened anew, as the router does where the module of a route fails.
 */
export function untilWords(language: Language): Promise<Words> {
  const coming =
    awaited.get(language) ??
    loadWords(language).catch((error: unknown) => {
      console.warn('Words could not be fetched', error)
      window.location.reload()
      return new Promise<Words>(() => {})
    })
  awaited.set(language, coming)
  return coming
}

/** The catalogue of a language that has been loaded; at first what the first pages say alone. */
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
