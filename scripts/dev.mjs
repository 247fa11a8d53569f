// npm run dev: the server restarts when its sources change; the browser gets hot module replacement.
import { execForeground } from './execForeground.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled({ withTests: true })
execForeground(
  [
    '--watch',
    // The paths are listed because Vite loads temporary files, which --watch alone would treat as sources.
    '--watch-path=server/src',
    '--watch-path=contract/src',
    '--watch-preserve-output',
    'server/src/main.ts',
  ],
  // In development a page is built on request, which can take seconds.
  { NODE_ENV: 'development', PAGE_SECONDS: '600' },
)
