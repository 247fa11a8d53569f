import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import englishErrors from './app/i18n/en/errors.ts'

export type Catalogue = { [key: string]: string | Catalogue }
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled }

export const compiled = (of: Catalogue): Compiled =>
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
export const precompileMessages = (): Plugin[] => [catalogues, errorsOfContract]

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

/**
 * Ships the messages alone: the contract's table, with the status of each error, would be loaded with the first screen in every language.
 */
const errorsOfContract: Plugin = {
  name: 'english-errors',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /\/app\/i18n\/en\/errors\.ts$/ },
    handler: () => `export default ${JSON.stringify(compiled(englishErrors))}`,
  },
}
