import { type Fault, noticedByTest } from '../fault.ts'

const invalidations = 'server/src/guestCache/invalidations.ts'

/** Guests' caches while a process cannot hear of changes. */
export const lostInvalidations: Fault[] = [
  ...noticedByTest(
    'server/src/guestCache/lostConnection.test.ts',
    'what is taken back where the line is silent',
    {
      'taken-back-on-a-silent-line-and-still-shown': {
        file: invalidations,
        find: 'await Promise.race([all(), leaseExpiry])',
        broken: 'isFresh() && (await Promise.race([all(), leaseExpiry]))',
      },
    },
  ),
  ...noticedByTest(
    'server/src/guestCache/lostConnection.test.ts',
    'what is taken back where the line is cut',
    {
      'taken-back-on-a-cut-line-and-still-shown': {
        file: invalidations,
        find: 'await leaseExpiry',
        broken: 'void 0',
      },
    },
  ),
  ...noticedByTest('server/src/guestCache/invalidations.test.ts', 'a call during which the line was lost', {
    'missed-invalidations-not-counted': {
      file: invalidations,
      find: 'dropped += 1\n      void register()',
      broken: 'void register()',
    },
  }),
]
