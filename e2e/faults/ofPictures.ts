import { type Fault, noticedByTest } from './fault.ts'

const drawnSizes = 'server/src/media/drawnSizes.test.ts'

/** Pictures that are drawn: what fails for a while, and what cannot be drawn. */
export const ofPictures: Fault[] = [
  ...noticedByTest(drawnSizes, 'that no process can be started for', {
    'sizes-given-up-where-none-can-be-drawn': {
      file: 'server/src/media/sizes.ts',
      find: "error.code === 'unavailable'",
      broken: 'false',
    },
  }),
  ...noticedByTest(drawnSizes, 'of which nobody knows whether they were saved', {
    'files-of-an-unanswered-commit-removed': {
      file: 'server/src/media/sizes.ts',
      find: 'isSaved = await save(deps, tx, picture, sized)',
      broken: 'await save(deps, tx, picture, sized)',
    },
  }),
  ...noticedByTest('server/src/shareCards/shareCards.test.ts', 'words that cannot be drawn', {
    'card-without-ink-fails': {
      file: 'server/src/shareCards/text.ts',
      find: "['', speck]",
      broken: "['', '']",
    },
  }),
]
