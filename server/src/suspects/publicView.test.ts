import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The files that read the table `suspects` itself, hidden ones included, and why. All others read the view `public_suspects`. */
const allowed: Record<string, string> = {
  'suspects/store.ts': 'the rows of the module, behind `maySee` of its policy',
  'suspects/namesakeStore.ts': 'whoever has the same name, for admins at the desk',
  'suspects/feed.ts':
    'lists of public ones by the column, because a view would hide the index; what waits, and changes, for admins',
  'posts/store.ts':
    'the creator sees those of their report that are not public; the view of posts leaves them out for everybody else',
  'posts/attachmentStore.ts': 'whether a report may name one',
  'follows/store.ts': 'locks one that is public, which a view does not allow',
  'notifications/waitingStore.ts': 'how many wait for admins',
  'notifications/subjectStore.ts': 'whether the subject of a notification to its creator still exists',
  'admin/feed.ts': 'how many wait and since when, for admins',
  'desk/decidedStore.ts': 'whether a decision on one can be taken back, for admins',
  'desk/feed.ts': 'whether a post names one that waits, for admins',
  'desk/factStore.ts': 'whom a post named when it was approved, for admins',
  'desk/sources/suspectStore.ts': 'what waits, for admins',
  'flags/authorStore.ts': 'whether a flagged one is an admin’s own',
  'desk/sources/flagStore.ts': 'flagged ones, for admins',
  'flags/feed.ts': 'flagged ones, for admins',
  'audit/feed.ts': 'what admins decided on, for admins',
  'sanctions/feed.ts': 'what authors were paused for, for admins',
  'takeout/store.ts': 'those whom the person who takes out has added, behind `maySee`',
  'publicExport/importStore.ts': 'what has been imported, and which imported one a report may name',
  'authorship/store.ts': 'which ids are those of suspects',
  'authorship/sealingStore.ts': 'seals who added them at the first start, and reads nothing else',
}

const reading =
  /\b(?:from|join|into|update)\s+(?:only\s+)?"?suspects\b|(?:From|Join|Into|updateTable)\(\s*'suspects\b|sql`suspects\b/

test('only these files read suspects that are not public', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname.replace(/suspects$/, '') })
  const found = files.filter(
    (file) =>
      !/\.test\.ts$|^test\/|^demo\//.test(file) &&
      reading.test(readFileSync(`${import.meta.dirname}/../${file}`, 'utf8')),
  )
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted())
})
