// npm run dev: the server restarts when its sources change, the screens change in place.
import { handOver } from './handOver.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled({ withTests: true })
handOver(
  [
    '--watch',
    // Named, because Vite loads temporary files that --watch alone would take for sources.
    '--watch-path=server/src',
    '--watch-path=contract/src',
    '--watch-preserve-output',
    'server/src/main.ts',
  ],
  // Built while somebody waits for it, a page takes seconds.
  { NODE_ENV: 'development', PAGE_SECONDS: '600' },
)
