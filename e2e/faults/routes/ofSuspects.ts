import { type Fault, noticedBy } from '../fault.ts'

export const ofSuspects: Fault[] = [
  ...noticedBy('suspects', 'a guest sees the suspects', {
    'suspects-not-in-the-page': {
      file: 'web/app/suspects/SuspectsPage.tsx',
      find: 'client.fetchInfiniteQuery(suspectsOptions(asked(request.url), guestCall(context)))',
      broken: 'Promise.resolve()',
    },
  }),
]
