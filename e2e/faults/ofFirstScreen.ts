import { type Fault, noticedBy } from './fault.ts'

const atTheEnd = 'web/app/page/fetchAfterPaint.ts'

/** What the first page of a guest fetches, and in which order. */
export const ofFirstScreen: Fault[] = [
  ...noticedBy('firstScreen', 'scripts are fetched once there is a style sheet', {
    'hints-to-fetch-scripts-in-the-head': {
      file: 'web/app/page/scriptsLast.ts',
      find: 'hints.length === 0',
      broken: 'true',
    },
    'first-page-fades-in': {
      file: 'web/app/shell/Shell.tsx',
      find: 'first === pathname',
      broken: 'false',
    },
  }),
  ...noticedBy('firstScreen', 'scripts are fetched after half a second', {
    'scripts-before-the-page-is-painted': { file: atTheEnd, find: '500', broken: '0' },
    'scripts-only-after-a-painted-page': { file: atTheEnd, find: '500', broken: '2e9' },
  }),
  ...noticedBy('firstScreen', 'scripts are fetched at once for somebody who returns', {
    'who-returns-waits-for-a-painted-page': {
      file: atTheEnd,
      find: 'document.documentElement.dataset.session',
      broken: 'false',
    },
  }),
  ...noticedBy('firstScreen', 'pictures further down', {
    'pictures-further-down-before-scripts': {
      file: 'web/app/shell/beforeFirstPaint.ts',
      find: "'awaited'",
      broken: "'expected'",
    },
    'pictures-further-down-never': {
      file: 'web/app/entry.client.tsx',
      find: 'delete dataset.scripts',
      broken: 'void dataset',
    },
    'pictures-only-with-scripts': {
      file: atTheEnd,
      find: "'scroll'",
      broken: "'scrolled'",
    },
  }),
]
