import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const sanctions = 'server/src/sanctions'
/** A successful appeal is announced, but the sanction is not lifted. */
const wonInVain = {
  file: `${sanctions}/appeals.ts`,
  find: "outcome === 'lifted' && !sanction.is_lifted",
  broken: 'false',
}
const told = 'somebody is warned, then may only read, appeals'

export const ofSanctions: Fault[] = [
  ...noticedByTest(`${sanctions}/sanctions.test.ts`, 'ends every session and socket at once', {
    'suspended-stay-logged-in': {
      file: `${sanctions}/sanctions.ts`,
      find: "kind === 'suspension'",
      broken: 'false',
    },
  }),
  ...noticedByTest(`${sanctions}/appeals.test.ts`, 'is judged by another admin than made the decision', {
    'appeals-judged-by-the-same': {
      file: `${sanctions}/appeals.ts`,
      find: 'sanction.by_id === actor.userId',
      broken: 'false',
    },
  }),
  ...noticedByTest(`${sanctions}/appeals.test.ts`, 'against a pause is heard', {
    'appeals-won-in-vain': wonInVain,
  }),
  ...noticedBy('sanctions', told, {
    'pause-stays-after-appeal': wonInVain,
    'pause-untold-to-open-windows': {
      file: 'web/app/sanctions/queries.ts',
      find: 'kindsOfSanction.includes(kind)',
      broken: 'false',
    },
    'own-decisions-offered-for-judging': {
      file: `${sanctions}/view.ts`,
      find: 'canJudge: row.by_id !== viewer.userId',
      broken: 'true',
    },
  }),
  ...noticedBy('sanctions', 'whoever is suspended is told why when they log in', {
    'suspended-cannot-appeal': {
      file: 'web/app/accounts/Suspended.tsx',
      find: 'proof && <AppealForm send={(text) => send(proof, text)} />',
      broken: 'null',
    },
  }),
  ...noticedByTest('server/src/sanctions/sanctions.test.ts', 'what else they are told is not lost', {
    'told-of-nothing-while-warned': {
      file: 'server/src/sanctions/store.ts',
      find: 'sql`for no key update`',
      broken: 'sql`for update`',
    },
  }),
]
