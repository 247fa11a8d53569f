import type { Plugin } from 'vite'

const name = 'virtual:message-files'
const files: Record<string, string> = {}

/**
 * Provides the addresses of each language's message files to the server, as `virtual:message-files`. The app's entry point requests these
 * files only once it runs; a page with preload hints for them saves that round trip. The list is empty in development.
 */
export const messageFiles = (): Plugin[] => [
  {
    name: 'find-message-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const [, language, isFirst] =
          (file.type === 'chunk' &&
            /\/app\/i18n\/(en|bn)(\/firstMessages)?\.ts$/.exec(file.facadeModuleId ?? '')) ||
          []
        if (language) files[`${language}/${isFirst ? 'first' : 'others'}`] = `/${file.fileName}`
      }
    },
  },
  {
    name: 'serve-message-files',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(files)}` : undefined),
  },
]
