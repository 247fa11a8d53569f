import { type Fault, noticedBy } from './fault.ts'

/** What comes later than the page and would move what is about to be tapped. */
export const ofMoves: Fault[] = [
  ...noticedBy('nothingMoves', 'what only some are shown', {
    'exit-pushes-buttons-down': {
      file: 'web/app/reading/WholePost.tsx',
      find: "post.isAnonymous && Heading === 'h3'",
      broken: 'post.isAnonymous',
    },
    'no-place-for-what-authors-are-told': {
      file: 'web/app/reading/WholePost.tsx',
      find: 'className="flex h-11"',
      broken: "'hidden'",
    },
  }),
]
