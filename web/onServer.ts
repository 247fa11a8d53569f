import path from 'node:path'
import type { Plugin } from 'vite'

const inApp = (file: string) => path.join(import.meta.dirname, 'app', file)

const replaced: Readonly<Record<string, string>> = {
  'use-intl': inApp('i18n/intlOnServer.ts'),
  'react-router': inApp('page/routerOnServer.tsx'),
}

/** Takes, where pages are drawn on the server, what writes the same for less in place of libraries that are made for browsers. */
export const onServer = (): Plugin => ({
  name: 'on-server',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (id, importer = '') =>
    importer.startsWith(inApp('')) && importer !== replaced[id] ? replaced[id] : undefined,
})
