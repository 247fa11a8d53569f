import { type Fault, noticedByTest } from '../fault.ts'

const suspectView = 'server/src/suspects/view.ts'

export const ofSuspects: Fault[] = [
  ...noticedByTest('server/src/suspects/view.test.ts', 'is shown to a guest with all that is known', {
    'suspect-of-one-crime-type': {
      file: suspectView,
      find: 'row.crime_types',
      broken: 'row.crime_types.slice(0, 1)',
    },
    'suspect-with-small-photo': {
      file: suspectView,
      find: 'photo?.url ?? null',
      broken: 'photo?.thumbnail ?? null',
    },
    'suspect-view-without-age': { file: suspectView, find: 'row.age', broken: 'null' },
  }),
  ...noticedByTest('server/src/suspects/view.test.ts', 'says who made them to that person alone', {
    'suspect-without-creator': {
      file: suspectView,
      find: 'viewer.userId !== null && isCreator(row, viewer) ? { _id: viewer.userId } : null',
      broken: 'null',
    },
  }),
]
