import { type Fault, noticedByTest } from '../fault.ts'

export const ofNotifications: Fault[] = [
  ...noticedByTest('web/app/notifications/badge.test.ts', '', {
    'badge-up-to-100': {
      file: 'web/app/notifications/badge.ts',
      find: 'count <= limits.badge',
      broken: 'count <= limits.badge + 1',
    },
    'title-up-to-99': {
      file: 'web/app/notifications/badge.ts',
      find: 'count > 0',
      broken: 'count > 0 && count < 100',
    },
  }),
]
