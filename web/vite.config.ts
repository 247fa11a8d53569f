import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './compressAssets.ts'
import { fetchFirst } from './fetchFirst.ts'
import { firstMessages } from './firstMessages.ts'
import { firstScreen, isOnFirstPages, isOnFirstScreen } from './firstScreen.ts'
import { leanLibraries } from './leanLibraries.ts'
import { messageFiles } from './messageFiles.ts'
import { onServer } from './onServer.ts'
import { precompileMessages } from './precompileMessages.ts'
import { serviceWorker } from './serviceWorker.ts'

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    precompileMessages(),
    onServer(),
    leanLibraries(),
    fetchFirst(),
    firstScreen(),
    firstMessages(),
    messageFiles(),
    serviceWorker(),
    compressAssets(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
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
