import { type Fault, noticedBy } from '../fault.ts'

export const guestReports: Fault[] = [
  ...noticedBy('guestReportHangs', 'a report without an account is sent also where', {
    'proof-waits-without-end': {
      file: 'web/app/guestReports/proof.ts',
      find: 'waiting.abort(new CallError(0, {}))',
      broken: 'undefined',
    },
  }),
  ...noticedBy('guestReportHangs', 'whoever stops a report without an account', {
    'stopped-report-stays-busy': {
      file: 'web/app/guestReports/useProof.ts',
      find: 'setTimeout(() => setWorking(false), Math.min(milliseconds, longestMilliseconds))',
      broken: 'undefined',
    },
  }),
]
