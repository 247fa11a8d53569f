import { type Fault, noticedBy } from './fault.ts'

/** Late content that would shift the layout under a finger. */
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
    'entry-button-pushes-entries-down': {
      file: 'web/app/timelines/Timelines.tsx',
      find: 'className="max-xl:order-last"',
      broken: "''",
      onPhone: true,
    },
    'follow-button-moves-its-neighbour': {
      file: 'web/app/suspects/SuspectProfile.tsx',
      find: 'className="grid grid-cols-[7fr_5fr] gap-3 *:first:col-span-full"',
      broken: "'flex flex-wrap gap-3 *:grow'",
    },
    'exit-pushes-the-sidebar-down': {
      file: 'web/app/shell/Sidebar.tsx',
      find: 'className="sticky bottom-0"',
      broken: "'order-first'",
    },
    'nobody-led-to-what-is-asked': {
      file: 'web/app/reading/OwnReport.tsx',
      find: 'asked?.scrollIntoView()',
      broken: 'undefined',
      onPhone: true,
    },
  }),
]
