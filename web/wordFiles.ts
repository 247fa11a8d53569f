import type { Plugin } from 'vite'

const name = 'virtual:word-files'
const files: Record<string, string> = {}

/**
 * Tells the server, as `virtual:word-files`, under which address the words of each language lie: what starts the app
 * asks for them once it runs, and a page that hints at them saves that way there and back. There are none while developing.
 */
export const wordFiles = (): Plugin[] => [
  {
    name: 'find-word-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const [, language, isFirst] =
          (file.type === 'chunk' &&
            /\/app\/i18n\/(en|bn)(\/firstWords)?\.ts$/.exec(file.facadeModuleId ?? '')) ||
          []
        if (language) files[`${language}/${isFirst ? 'first' : 'others'}`] = `/${file.fileName}`
      }
    },
  },
  {
    name: 'tell-word-files',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(files)}` : undefined),
  },
]
