import { type Fault, noticedByTest } from '../fault.ts'

const work = 'contract/src/work.test.ts'
const bulkhead = 'server/src/search/bulkhead.test.ts'
const guestWork = 'server/src/http/guestWork.ts'
const pageForms = 'server/src/http/pageForms.test.ts'

/** What one request may cost. */
export const boundedWork: Fault[] = [
  ...noticedByTest('contract/src/bounds.test.ts', 'no call reads a text', {
    'texts-read-however-long': {
      file: 'contract/src/rules/text.ts',
      find: '4 * most',
      broken: '4_000 * most',
    },
  }),
  ...noticedByTest(work, 'text.ts cleanText', {
    'marks-sorted-however-many': {
      file: 'contract/src/rules/text.ts',
      find: "text.replace(stackedMarks, '$1').normalize('NFC').replace(stackedMarks, '$1')",
      broken: "text.normalize('NFC')",
    },
  }),
  ...noticedByTest(work, 'followUpCode.ts followUpCodeOf', {
    'codes-of-reports-read-slowly': {
      file: 'contract/src/rules/followUpCode.ts',
      find: 'toLatinDigits(typed)',
      broken: "toLatinDigits(typed).replace(/\\s+$/, '')",
    },
  }),
  ...noticedByTest('server/src/media/images.test.ts', 'before any of them is decoded', {
    'animations-of-any-size': {
      file: 'server/src/media/images.ts',
      find: 'pixels * pages > maxAnimatedPixels',
      broken: 'false',
    },
  }),
  ...noticedByTest('server/src/media/fairness.test.ts', 'somebody with many heavy files', {
    'turns-in-one-queue': {
      file: 'server/src/media/media.ts',
      find: "{ ...upload, isPicture: found.kind === 'image' }",
      broken: "{ ...upload, sender: 'anybody', isPicture: found.kind === 'image' }",
    },
  }),
  ...noticedByTest(bulkhead, 'while searches hang', {
    'searches-in-the-pool-of-the-feed': {
      file: 'server/src/db/db.ts',
      find: 'searching: search.kysely',
      broken: 'main.kysely',
    },
    'searches-without-an-end': {
      file: 'server/src/db/db.ts',
      find: '1_000 * searchSeconds',
      broken: '0',
    },
  }),
  ...noticedByTest(bulkhead, 'of more matches than anybody looks through', {
    'searches-rank-everything': {
      file: 'server/src/search/store.ts',
      find: 'limits.searchMost',
      broken: '1_000_000',
    },
  }),
  ...noticedByTest('server/src/http/encodedBodies.test.ts', '', {
    'compressed-requests-taken': {
      file: 'server/src/http/encodedBodies.ts',
      find: "encoding === '' || encoding === 'identity'",
      broken: 'true',
    },
  }),
  ...noticedByTest(pageForms, 'is refused before anything is read', {
    'forms-of-pages-without-limit': {
      file: guestWork,
      find: 'await refuseExhausted(network)\n        refuseFull(network)',
      broken: 'refuseFull(network)',
    },
  }),
  ...noticedByTest(pageForms, 'where as many wait as may', {
    'forms-of-pages-never-too-many': { file: guestWork, find: 'refuseFull(network)', broken: 'undefined' },
    'answers-to-forms-refused': {
      file: 'server/src/http/fairQueue.ts',
      find: '!isAdmitted',
      broken: 'true',
    },
  }),
  ...noticedByTest(pageForms, 'a form that was let in is answered', {
    'answers-to-forms-withheld': { file: guestWork, find: '!isAdmitted', broken: 'true' },
  }),
  ...noticedByTest(pageForms, 'of a form with its own fields alone', {
    'pages-given-any-field': {
      file: 'server/src/http/pageForms.ts',
      find: 'names.includes(name)',
      broken: 'true',
    },
  }),
  ...noticedByTest(pageForms, 'takes texts alone', {
    'forms-of-pages-as-json': {
      file: 'server/src/http/pageForms.ts',
      find: "scope.removeContentTypeParser('application/json')",
      broken: 'undefined',
    },
  }),
]
