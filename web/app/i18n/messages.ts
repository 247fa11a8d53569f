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
const listeners = new Set<() => void>()

const files = {
  en: {
    first: () => import('./en/firstWords.ts'),
    whole: () => import('./en.ts'),
    panel: () => import('./en/panel.ts'),
    login: () => import('./en/login.ts'),
  },
  bn: {
    first: () => import('./bn/firstWords.ts'),
    whole: () => import('./bn.ts'),
    panel: () => import('./bn/panel.ts'),
    login: () => import('./bn/login.ts'),
  },
}

/** Fetches of a language's catalogue what the first pages say; only the language that is read reaches a phone. */
export async function loadFirstWords(language: Language): Promise<void> {
  const { default: words } = await files[language].first()
  loaded.set(language, words)
}

/** Fetches a language's whole catalogue. */
export async function loadWords(language: Language): Promise<Words> {
  if (!whole.has(language)) {
    const [{ default: others }] = await Promise.all([files[language].whole(), loadFirstWords(language)])
    add(wordsOf(language), others)
    whole.add(language)
    for (const listener of listeners) listener()
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

/** Calls back when the whole catalogue of a language has come. */
export const onWords = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const awaited = new Map<Language, Promise<unknown>>()

/**
 * The whole catalogue, for a page that cannot be drawn without. Where it cannot be fetched that page is opened anew, as the router does
 * where the module of a route fails. What keeps the page where it is without a network has it wait until the words have come.
 */
export function untilWords(language: Language): Promise<unknown> {
  const coming =
    awaited.get(language) ??
    loadWords(language).catch((error: unknown) => {
      console.warn('Words could not be fetched', error)
      const later = new Promise<void>((resolve) => onWords(resolve))
      window.location.reload()
      return later
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
  (await files[language].panel()).default

/** Fetches the words about what a guest tapped. */
export const loadLoginWords = async (language: Language): Promise<LoginCatalogue> =>
  (await files[language].login()).default
