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

/** The parts in which the messages are loaded (firstMessages.ts). */
const messageParts = ['first', 'further', 'rest'] as const
export type MessagePart = (typeof messageParts)[number]

const files = {
  en: {
    first: () => import('./en/firstMessages.ts'),
    further: () => import('./en/furtherMessages.ts'),
    rest: () => import('./en.ts'),
    panel: () => import('./en/panel.ts'),
    login: () => import('./en/login.ts'),
  },
  bn: {
    first: () => import('./bn/firstMessages.ts'),
    further: () => import('./bn/furtherMessages.ts'),
    rest: () => import('./bn.ts'),
    panel: () => import('./bn/panel.ts'),
    login: () => import('./bn/login.ts'),
  },
}

const loaded = new Map<Language, AppMessages>()
/** The parts that are loaded. */
const loadedParts = createStore<{ [part in `${Language}/${MessagePart}`]?: true }>(() => ({}))

/** Loads parts of a language's messages, by default all; a phone only gets the language that is read. */
export async function loadMessages(
  language: Language,
  parts: readonly MessagePart[] = messageParts,
): Promise<AppMessages> {
  const missing = parts.filter((part) => !hasMessages(language, [part]))
  const modules = await Promise.all(missing.map((part) => files[language][part]()))
  for (const { default: messages } of modules) {
    const catalogue = loaded.get(language)
    if (catalogue) add(catalogue, messages)
    else loaded.set(language, messages)
  }
  if (missing.length > 0)
    loadedParts.setState(Object.fromEntries(missing.map((part) => [`${language}/${part}`, true])))
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

/** Whether parts of a language's messages are loaded, by default all. */
export const hasMessages = (language: Language, parts: readonly MessagePart[] = messageParts): boolean =>
  parts.every((part) => loadedParts.getState()[`${language}/${part}`])

/** The parts that a page names which the server has rendered; all, if it names none. */
export const partsIn = (words: string | undefined): readonly MessagePart[] =>
  messageParts.filter((part) => words?.includes(part) ?? true)

/** Calls the listener when messages of a language are loaded. Returns a function that unsubscribes. */
export const onMessagesLoaded = (listener: () => void): (() => void) => loadedParts.subscribe(listener)

const awaited = new Map<string, Promise<unknown>>()

/**
 * Resolves once these parts are loaded, for a page that cannot render without them. If loading fails, the page is reloaded, as the router
 * does when the module of a route fails. If the reload is prevented because there is no network, the page waits for the messages.
 */
export function untilMessages(language: Language, parts: readonly MessagePart[]): Promise<unknown> {
  const key = `${language}/${parts}`
  const coming =
    awaited.get(key) ??
    loadMessages(language, parts).catch((error: unknown) => {
      console.warn('Messages could not be fetched', error)
      const later = new Promise<void>((resolve) =>
        onMessagesLoaded(() => {
          if (hasMessages(language, parts)) resolve()
        }),
      )
      window.location.reload()
      return later
    })
  awaited.set(key, coming)
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
