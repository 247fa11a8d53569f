import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './compressAssets.ts'
import { fetchFirst } from './fetchFirst.ts'
import { firstScreen, isOnFirstPages, isOnFirstScreen } from './firstScreen.ts'
import { firstWords } from './firstWords.ts'
import { leanLibraries } from './leanLibraries.ts'
import { onServer } from './onServer.ts'
import { precompileMessages } from './precompileMessages.ts'
import { serviceWorker } from './serviceWorker.ts'
import { wordFiles } from './wordFiles.ts'

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    precompileMessages(),
    onServer(),
    leanLibraries(),
    fetchFirst(),
    firstScreen(),
    firstWords(),
    wordFiles(),
    serviceWorker(),
    compressAssets(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // The first screen comes in two files instead of thirty, one that changes with libraries alone: on a slow network
              // each file costs a round trip, and small ones compress badly. So does what several further pages share.
              groups: [
                {
                  name: 'libraries',
                  test: (id) => isOnFirstScreen(id) && id.includes('/node_modules/'),
                  priority: 4,
                },
                { name: 'first', test: isOnFirstScreen, priority: 3 },
                // What a post and the suspects need besides: neither waits for what further pages share.
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
