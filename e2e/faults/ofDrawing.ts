import { type Fault, noticedByTest } from './fault.ts'

const drawing = 'server/src/http/drawing'
const threads = `${drawing}/threads.test.ts`
const web = 'server/src/http/web.ts'

/** The worker threads that render pages: isolation, errors, timeouts, limits and shutdown. */
export const ofDrawing: Fault[] = [
  ...noticedByTest(threads, 'which has no setting of ours', {
    'threads-with-all-settings': {
      file: `${drawing}/oneThread.ts`,
      find: "{ NODE_ENV: 'production' }",
      broken: 'process.env',
    },
  }),
  ...noticedByTest(threads, 'is logged as it was', {
    'errors-of-pages-without-code': {
      file: `${drawing}/failure.ts`,
      find: 'code === undefined ? undefined : String(code)',
      broken: 'undefined',
    },
  }),
  ...noticedByTest(threads, 'a form that is sent without a script', {
    'answers-to-forms-drawn-as-posts': {
      file: web,
      find: "request.method === 'POST' ? 'GET' : request.method",
      broken: 'request.method',
    },
  }),
  ...noticedByTest(threads, 'a page that breaks its thread', {
    'pages-of-lost-threads-lost': {
      file: `${drawing}/threads.ts`,
      find: '!(error instanceof ThreadLost)',
      broken: 'true',
    },
    'failed-pages-without-words': { file: web, find: 'sendFailedPage(reply)', broken: "''" },
  }),
  ...noticedByTest(threads, 'does not come to its end (wait)', {
    'hanging-pages-never-ended': {
      file: `${drawing}/oneThread.ts`,
      find: 'limits.page',
      broken: '1e9',
    },
  }),
  ...noticedByTest(threads, 'so many pages wait', {
    'pages-of-one-never-too-many': {
      file: 'server/src/http/limitConcurrency.ts',
      find: 'ofPerson < mostWaitingEach',
      broken: 'true',
    },
  }),
  ...noticedByTest(threads, 'told to stop', {
    'pages-cut-off-by-closing': {
      file: 'server/src/http/injectRequest.ts',
      find: 'inject((request, response) => app.routing(request as never, response as never), asked)',
      broken: 'app.inject(asked)',
    },
  }),
  ...noticedByTest(threads, 'nobody waits for', {
    'pages-drawn-for-nobody': {
      file: `${drawing}/oneThread.ts`,
      find: 'port.postMessage({ gone: true } satisfies ToPage)',
      broken: 'undefined',
    },
  }),
  ...noticedByTest(threads, 'a thread without work ends', {
    'threads-kept-for-ever': { file: `${drawing}/oneThread.ts`, find: 'limits.rest', broken: '1e9' },
  }),
  ...noticedByTest(threads, 'what a page took of the processor', {
    'pages-for-nothing': {
      file: `${drawing}/oneThread.ts`,
      find: 'spend(message.microseconds)',
      broken: '0',
    },
  }),
  ...noticedByTest(threads, 'nor does a page that breaks', {
    'lost-pages-for-nothing': {
      file: `${drawing}/threads.ts`,
      find: '(performance.now() - begunAt) * 1000',
      broken: '0',
    },
  }),
]
