import path from 'node:path'
import type { Plugin } from 'vite'

const inApp = (file: string) => path.join(import.meta.dirname, 'app', file)

const replaced: Readonly<Record<string, string>> = {
  'use-intl': inApp('i18n/intlOnServer.ts'),
  'react-router': inApp('page/routerOnServer.tsx'),
}

/** For server-side rendering, replaces libraries that are made for browsers with cheaper modules that write the same HTML. */
export const onServer = (): Plugin => ({
  name: 'on-server',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (id, importer = '') =>
    importer.startsWith(inApp('')) && importer !== replaced[id] ? replaced[id] : undefined,
})
