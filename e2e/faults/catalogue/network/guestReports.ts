import { type Fault, noticedBy } from '../../fault.ts'

export const guestReports: Fault[] = [
  ...noticedBy('guestReportHangs', 'a report without an account is sent also where', {
    'proof-waits-without-end': {
      file: 'web/app/api/proofOfWork.ts',
      find: '20_000',
      broken: '200_000',
    },
  }),
  ...noticedBy('guestReportHangs', 'a report without an account whose answer was lost', {
    'guest-report-has-another-key': {
      file: 'web/app/guestReports/GuestReport.tsx',
      find: 'sendGuestReport({ key,',
      broken: 'sendGuestReport({ key: newKey(),',
    },
  }),
]
