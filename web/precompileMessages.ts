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
 * Parses the messages of the catalogues when the app is built, so that neither a phone nor the server does it for each page, and the
 * parser, a tenth of all scripts, stays at home. What fills them in is `use-intl/format-message/format-only`.
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

/** The sentences alone: the table of the contract, with the status of each, would come with the first screen in every language. */
const errorsOfContract: Plugin = {
  name: 'english-errors',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /\/app\/i18n\/en\/errors\.ts$/ },
    handler: () => `export default ${JSON.stringify(compiled(englishErrors))}`,
  },
}
