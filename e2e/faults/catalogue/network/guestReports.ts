import { type Fault, noticedBy } from '../../fault.ts'

export const guestReports: Fault[] = [
  ...noticedBy('guestReportHangs', 'a report without an account is sent also where', {
    'proof-waits-without-end': {
      file: 'web/app/api/proofOfWork.ts',
      find: '20_000',
      broken: '200_000',
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
