import path from 'node:path'
import { defineConfig } from 'rolldown'

// The server in a few files: reading each of its sources and of its packages' by itself takes most of a start.

const built = path.join(import.meta.dirname, 'build')

/** Files beside a source stay where they are, and the program of a thread or a process becomes one of the built files. */
const whereTheyAre = {
  name: 'where-they-are',
  transform: {
    filter: { id: /\/server\/src\//, code: /import\.meta\./ },
    handler(code, id) {
      const folder = path.dirname(id)
      const there = `(import.meta.dirname + ${JSON.stringify(`/${path.relative(built, folder)}`)})`
      return code
        .replaceAll('import.meta.dirname', there)
        .replace(/new URL\('(\.\/\w+)\.ts', import\.meta\.url\)/g, (_all, program) => {
          const fileName = `${path.basename(program)}.js`
          this.emitFile({ type: 'chunk', id: path.join(folder, `${program}.ts`), fileName })
          return `new URL('./${fileName}', import.meta.url)`
        })
    },
  },
}

/**
 * Where one letter needs more than a byte, V8 keeps two bytes for each letter of the file, for as long as the process lives.
 */
const inLatin = {
  name: 'in-latin',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      const escaped = /.*\\[^\0-\xff].*/.exec(chunk.code)
      if (escaped) this.error(`what stands behind a backslash here cannot be escaped: ${escaped[0]}`)
      chunk.code = chunk.code.replace(/[^\0-\xff]/g, asEscape)
    }
  },
}

const asEscape = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Whoever imports Node's module in the way of ECMAScript is given all that it has, and with it fetch and WebSocket, which
 * take five megabytes and a twentieth of the start.
 */
const httpAlone = {
  name: 'http-alone',
  resolveId: {
    filter: { id: /^(node:)?http$/ },
    handler: (_id, _importer, { kind }) => (kind === 'import-statement' ? '\0http' : null),
  },
  load: {
    filter: { id: /^\0http$/ },
    handler: () => `const http = process.getBuiltinModule('node:http')
      export default http
      export const { Agent, IncomingMessage, METHODS, STATUS_CODES, Server, ServerResponse, createServer, request } = http`,
  },
}

export default defineConfig({
  input: { main: path.join(import.meta.dirname, 'src/main.ts') },
  platform: 'node',
  // What brings machine code or files of its own along, what the built web app loads as well, and what only developers' servers do.
  external: ['sharp', 'pg-native', '@fastify/swagger-ui', 'react-router', '@fastify/middie', 'vite'],
  plugins: [whereTheyAre, inLatin, httpAlone],
  output: {
    dir: built,
    cleanDir: true,
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
})
