import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const flags = 'server/src/flags'
const comments = 'server/src/comments'

export const ofFlags: Fault[] = [
  ...noticedByTest(`${flags}/hiding.test.ts`, 'is hidden by the third of them', {
    'two-flags-hide-comments': {
      file: `${flags}/flagging.ts`,
      find: '(await countIndependent(tx, subject)) >= hidingFlags',
      broken: '(await countIndependent(tx, subject)) >= 2',
    },
  }),
  ...noticedByTest(`${flags}/deciding.test.ts`, 'nobody decides on what they have not seen', {
    'flags-decided-unseen': {
      file: `${flags}/deciding.ts`,
      find: 'flagCount !== undefined && flagCount !== reporters.length',
      broken: 'false',
    },
  }),
  ...noticedByTest(`${comments}/held.test.ts`, 'is told to nobody until it is let through', {
    'held-comments-told': { file: `${comments}/comments.ts`, find: 'isShown(made)', broken: 'true' },
  }),
  ...noticedBy('heldComments', "a newcomer's comment with a number waits", {
    'held-comments-unmarked': {
      file: `${comments}/view.ts`,
      find: 'isHeld: !isShown(row)',
      broken: 'false',
    },
  }),
  ...noticedByTest(`${comments}/held.test.ts`, 'is what the list says at that moment', {
    'watch-list-read-once': { file: `${comments}/comments.ts`, find: 'added.is_outdated', broken: 'false' },
  }),
  ...noticedByTest('server/src/watchWords/findings.test.ts', 'a word of the watch list', {
    'watch-words-of-one-script': {
      file: 'server/src/watchWords/findings.ts',
      find: "isBengali(word) ? [] : soundsIn('bengali', word)",
      broken: '[]',
    },
  }),
]
