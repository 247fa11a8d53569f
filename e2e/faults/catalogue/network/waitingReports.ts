import { type Fault, noticedBy } from '../../fault.ts'

const outbox = 'web/app/reportForm/drafts/outbox.ts'
const device = 'web/app/api/deviceStore.ts'

export const waitingReports: Fault[] = [
  ...noticedBy('waitingReports', 'reports written without a network', {
    'report-not-kept-for-later': {
      file: 'web/app/reportForm/form/NewReport.tsx',
      find: 'mayWait && isOffline(error) && (await saving.enqueue())',
      broken: 'undefined',
    },
    'report-page-not-kept': {
      file: 'web/worker/reportPage.ts',
      find: '!response.ok || response.redirected',
      broken: 'true',
    },
    'waiting-report-without-its-files': {
      file: 'web/app/media/picking/mediaItems.ts',
      // The helper shared by filing and editing: if only filing were broken, the edit that follows it would still send the files.
      find: 'picked.length > 0 ? picked.map(({ file }) => file) : undefined',
      broken: 'undefined',
    },
    'kept-reports-oldest-first': {
      file: 'web/app/reportForm/drafts/store.ts',
      find: 'Number(b.savedAt) - Number(a.savedAt)',
      broken: 'Number(a.savedAt) - Number(b.savedAt)',
    },
  }),
  ...noticedBy('waitingReports', 'a report whose sending is cut off', {
    'waiting-report-sent-under-another-key': {
      file: outbox,
      find: 'key: id',
      broken: "crypto.randomUUID().replaceAll('-', '')",
    },
  }),
  ...noticedBy('waitingReports', 'a report that the server refuses', {
    'refused-report-not-said': {
      file: 'web/app/outbox/outbox.ts',
      find: "outcome !== 'refused'",
      broken: 'true',
    },
  }),
  ...noticedBy('waitingReports', 'a waiting report is seen by nobody else', {
    'drafts-are-everybodys': {
      file: device,
      find: `key.startsWith(\`\${person}/\${prefix}\`)`,
      broken: 'key.includes(prefix)',
    },
  }),
  ...noticedBy('waitingReports', 'drafts are kept side by side', {
    'draft-open-in-two-tabs': {
      file: 'web/app/api/withLock.ts',
      find: "!('locks' in navigator)",
      broken: 'true',
    },
    'draft-of-another-tab-not-opened-again': {
      file: 'web/app/reportForm/drafts/useLockedDraft.ts',
      find: "result === 'locked' && entry !== key",
      broken: 'false',
    },
    'logout-leaves-drafts': {
      file: device,
      find: 'delMany(all, deviceStore())',
      broken: 'Promise.resolve()',
    },
  }),
]
