import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import bn from './app/i18n/bn.ts'
import en from './app/i18n/en.ts'
import { firstMessages } from './app/i18n/firstMessages.ts'

type Catalogue = { [key: string]: string | Catalogue }
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled }

const compiled = (of: Catalogue): Compiled =>
  Object.fromEntries(
    Object.entries(of).map(([key, message]) => [
      key,
      typeof message === 'string' ? compile(message) : compiled(message),
    ]),
  )

/**
 * Parses the messages of the catalogues at build time, so that neither a phone nor the server parses them for each page, and the parser,
 * a tenth of all scripts, is not shipped. At run time `use-intl/format-message/format-only` fills in the values.
 */
export const precompileMessages = (): Plugin[] => [catalogues, parts]

const catalogues: Plugin = {
  name: 'precompile-messages',
  enforce: 'pre',
  config: () => ({
    resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    environments: { ssr: { resolve: { noExternal: ['use-intl'] } } },
  }),
  transform: {
    filter: { id: /\/app\/i18n\/(en|bn)\/\w+\.json$/ },
    handler: (code) => JSON.stringify(compiled(JSON.parse(code))),
  },
}

/** In the browser, each part of the messages is a file of its own; in development and on the server, each contains all messages. */
const parts: Plugin = {
  name: 'split-messages',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: { id: /\/app\/i18n\/(en|bn)(\/(first|further)Messages)?\.ts$/ },
    handler(id) {
      const [, language, part = 'rest'] = /\/(en|bn)(?:\/(first|further)Messages)?\.ts$/.exec(id) ?? []
      const messages = splitMessages(language === 'bn' ? bn : en)[part as 'first' | 'further' | 'rest']
      return `export default ${JSON.stringify(compiled(messages))}`
    },
  },
}

const listed = (names: readonly string[]) => (key: string) =>
  names.some((name) => key === name || key.startsWith(`${name}.`))
const isFirst = listed(firstMessages.first)
const isFurther = listed(firstMessages.further)

/** Splits the messages of one language into three parts that have no message in common. */
export const splitMessages = (catalogue: Catalogue) => ({
  // A translator keeps the namespace that it got at first, and finds the reasons of errors there once they are loaded.
  first: { errors: {}, ...pick(catalogue, isFirst) },
  further: pick(catalogue, (key) => isFurther(key) && !isFirst(key)),
  rest: pick(catalogue, (key) => !isFurther(key) && !isFirst(key)),
})

/** Picks the wanted messages of a catalogue and keeps their nesting. */
function pick(of: Catalogue, isWanted: (key: string) => boolean, under = ''): Catalogue {
  const picked: Catalogue = {}
  for (const [name, value] of Object.entries(of)) {
    const part = typeof value === 'string' ? value : pick(value, isWanted, `${under}${name}.`)
    if (typeof part === 'string' ? isWanted(under + name) : Object.keys(part).length > 0) picked[name] = part
  }
  return picked
}
