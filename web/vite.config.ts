import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './compressAssets.ts'
import { serviceWorker } from './serviceWorker.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), serviceWorker(), compressAssets()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What several pages share comes in two files instead of forty: on a slow network each file costs a
              // round trip, and small ones compress badly. What few pages need stays apart and comes when it is needed.
              groups: [
                { name: 'libraries', test: /node_modules/, minShareCount: 6, priority: 2 },
                { name: 'common', minShareCount: 4, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
