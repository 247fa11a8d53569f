import { type Fault, noticedByTest } from '../fault.ts'

/** What strangers can put into pages and feeds, and read from the server. */
export const pages: Fault[] = [
  ...noticedByTest('server/src/syndication/rss.test.ts', 'twice the end of a section', {
    'titles-end-their-section': {
      file: 'server/src/syndication/rss.ts',
      find: `\`<\${name}>\${escaped(text)}</\${name}>\``,
      broken: `\`<\${name}><![CDATA[\${text.replace(']]>', ']]]]><![CDATA[>')}]]></\${name}>\``,
    },
  }),
  ...noticedByTest('contract/src/rules/link.test.ts', '', {
    'links-lead-to-other-hosts': {
      file: 'contract/src/rules/link.ts',
      find: "origin === here && !pathname.startsWith('//')",
      broken: 'origin === here',
    },
  }),
  ...noticedByTest('server/src/operations/operations.test.ts', 'are there for nobody else', {
    'metrics-for-this-machine': {
      file: 'server/src/operations/metrics.ts',
      find: '!isToken(bearerToken(request))',
      broken: "!isToken(bearerToken(request)) && request.ip !== '127.0.0.1'",
    },
  }),
  ...noticedByTest('server/src/operations/metricsOfAll.test.ts', 'missing processes', {
    'nobody-misses-a-process': {
      file: 'server/src/operations/metricsOfAll.ts',
      find: 'countProcesses(registry, () => serving().length, configured)',
      broken: 'countProcesses(registry, () => serving().length, serving().length)',
    },
  }),
  ...noticedByTest('web/app/api/startSession.test.ts', '', {
    'sessions-end-without-an-answer': {
      file: 'web/app/api/refresh.ts',
      find: 'answer.status === 401 || answer.status === 403',
      broken: 'answer.status >= 400',
    },
  }),
]
