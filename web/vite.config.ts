import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserFloor } from './browserFloor.ts'
import { compressAssets } from './compressAssets.ts'
import { fetchFirst } from './fetchFirst.ts'
import { firstScreen, isOnFirstPages, isOnFirstScreen } from './firstScreen.ts'
import { precompileMessages } from './precompileMessages.ts'
import { serviceWorker } from './serviceWorker.ts'

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    precompileMessages(),
    fetchFirst(),
    firstScreen(),
    serviceWorker(),
    compressAssets(),
  ],
  // The server finds the files of the messages in it (app/entry.server.tsx).
  build: { manifest: true, target: Object.entries(browserFloor).map(([name, version]) => name + version) },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The first page's scripts list the names of 150 files, of which the hashes do not compress: eight hexadecimal digits are enough.
            hashCharacters: 'hex',
            codeSplitting: {
              // The first screen is two files instead of thirty, and one of them changes only with the libraries: on a slow network each
              // file costs a round trip, and small files compress badly. What several further pages share is grouped for the same reason.
              groups: [
                {
                  name: 'libraries',
                  test: (id) => isOnFirstScreen(id) && id.includes('/node_modules/'),
                  priority: 4,
                },
                { name: 'first', test: isOnFirstScreen, priority: 3 },
                // What a post and the suspects need in addition; neither waits for the chunk that further pages share.
                { name: 'firstPages', test: isOnFirstPages, priority: 2 },
                { name: 'common', minShareCount: 4, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
