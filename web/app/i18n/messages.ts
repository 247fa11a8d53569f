import { createStore } from 'zustand/vanilla'
import type districts from './en/districts.ts'
import type entry from './en/entry.ts'
import type following from './en/following.ts'
import type login from './en/login.ts'
import type numbers from './en/numbers.ts'
import type offline from './en/offline.ts'
import type panel from './en/panel.ts'
import type report from './en/report.ts'
import type en from './en.ts'

/** The English catalogue is the reference: using a key that it lacks does not compile, and a test compares the Bengali one with it. */
export type AppMessages = typeof en

/** Messages for moderators only: loaded with the panel, and available only below `PanelMessages`. */
type PanelCatalogue = typeof panel

/** Messages for guests who are asked to log in: loaded at that point, and available only below `LoginMessages`. */
type LoginCatalogue = typeof login

export const languages = ['en', 'bn'] as const
export type Language = (typeof languages)[number]

/** Dates and times are those of Bangladesh, on the server and on every device. */
export const timeZone = 'Asia/Dhaka'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: AppMessages &
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

const loaded = new Map<Language, AppMessages>()
/** The languages of which all messages are loaded. */
const whole = createStore<{ [language in Language]?: true }>(() => ({}))

const files = {
  en: {
    first: () => import('./en/firstMessages.ts'),
    whole: () => import('./en.ts'),
    panel: () => import('./en/panel.ts'),
    login: () => import('./en/login.ts'),
  },
  bn: {
    first: () => import('./bn/firstMessages.ts'),
    whole: () => import('./bn.ts'),
    panel: () => import('./bn/panel.ts'),
    login: () => import('./bn/login.ts'),
  },
}

/** Loads a language's messages of the first pages; a phone only gets the language that is read. */
export async function loadFirstMessages(language: Language): Promise<void> {
  const { default: messages } = await files[language].first()
  loaded.set(language, messages)
}

/** Loads all messages of a language. */
export async function loadMessages(language: Language): Promise<AppMessages> {
  if (!hasMessages(language)) {
    const [{ default: others }] = await Promise.all([files[language].whole(), loadFirstMessages(language)])
    add(messagesOf(language), others)
    whole.setState({ [language]: true })
  }
  return messagesOf(language)
}

type Catalogue = { [key: string]: string | Catalogue }

/** Adds to the catalogue in place, so that nothing has to render again. */
function add(catalogue: Catalogue, others: Catalogue): void {
  if (catalogue === others) return
  for (const [name, other] of Object.entries(others)) {
    const known = catalogue[name]
    if (known === undefined || typeof known === 'string' || typeof other === 'string') catalogue[name] = other
    else add(known, other)
  }
}

/** Whether all messages of a language are loaded. */
export const hasMessages = (language: Language): boolean => whole.getState()[language] ?? false

/** Calls the listener when all messages of a language are loaded. Returns a function that unsubscribes. */
export const onMessagesLoaded = (listener: () => void): (() => void) => whole.subscribe(listener)

const awaited = new Map<Language, Promise<unknown>>()

/**
 * Resolves once all messages are loaded, for a page that cannot render without them. If loading fails, the page is reloaded, as the
 * router does when the module of a route fails. If the reload is prevented because there is no network, the page waits for the messages.
 */
export function untilMessages(language: Language): Promise<unknown> {
  const coming =
    awaited.get(language) ??
    loadMessages(language).catch((error: unknown) => {
      console.warn('Messages could not be fetched', error)
      const later = new Promise<void>((resolve) => onMessagesLoaded(resolve))
      window.location.reload()
      return later
    })
  awaited.set(language, coming)
  return coming
}

/** The loaded messages of a language; at first only those of the first pages. */
export function messagesOf(language: Language): AppMessages {
  const messages = loaded.get(language)
  if (!messages) throw new Error(`The messages of '${language}' have not been loaded`)
  return messages
}

export const loadPanelMessages = async (language: Language): Promise<PanelCatalogue> =>
  (await files[language].panel()).default

/** Loads the messages that tell a guest what they need to log in for. */
export const loadLoginMessages = async (language: Language): Promise<LoginCatalogue> =>
  (await files[language].login()).default
