import path from 'node:path'
import { defineConfig } from 'rolldown'

// The server in a few files: reading each of its sources and of its packages' by itself takes most of a start (decision 85).

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

export default defineConfig({
  input: { main: path.join(import.meta.dirname, 'src/main.ts') },
  platform: 'node',
  // What brings machine code or files of its own along, what the built web app loads as well, and what only developers' servers do.
  external: ['sharp', 'pg-native', '@fastify/swagger-ui', 'react-router', '@fastify/middie', 'vite'],
  plugins: [whereTheyAre],
  output: {
    dir: built,
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
})
