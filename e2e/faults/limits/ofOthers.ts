import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const seats = (range: string) => `sql\`
    insert into super_admins (seat, user_id)
    select seat, \${userId} from generate_series(${range}) as seat
    where seat not in (select taken.seat from super_admins taken)
    order by seat limit 1\``

export const ofOthers: Fault[] = [
  ...noticedBy('timed', 'a profile that is not saved', {
    'profile-given-up-after-31-seconds': {
      file: 'web/app/profiles/queries.ts',
      find: '30_000',
      broken: '31_000',
    },
    'profile-given-up-after-29-seconds': {
      file: 'web/app/profiles/queries.ts',
      find: '30_000',
      broken: '29_000',
    },
  }),
  ...noticedBy('timed', 'messages stand at the top', {
    'bad-news-for-3-seconds': { file: 'web/app/ui/Toasts.tsx', find: 'duration: 4000', broken: '3000' },
  }),
  ...noticedByTest('web/app/ui/shownToast.test.ts', 'what has happened elsewhere', {
    'news-hides-an-answer': {
      file: 'web/app/ui/shownToast.ts',
      find: "visible.find(({ type }) => type !== 'blank') ?? visible[0] ?? toasts[0]",
      broken: 'visible[0] ?? toasts[0]',
    },
  }),
  ...noticedByTest('web/app/ui/toast.test.ts', 'does not stand twice', {
    'one-message-twice': {
      file: 'web/app/ui/toast.ts',
      find: 'hotToast.error(message, { id: message })',
      broken: 'hotToast.error(message)',
    },
  }),
  ...noticedByTest('web/app/notifications/NotificationTime.test.ts', '', {
    'notification-date-with-a-long-month': {
      file: 'web/app/i18n/moments.ts',
      find: "dateStyle: 'medium'",
      broken: "'long'",
    },
    'notification-without-time': {
      file: 'web/app/notifications/NotificationTime.tsx',
      find: 'time(moment)',
      broken: "''",
    },
  }),
  ...noticedByTest('server/src/cli/admin.test.ts', 'a fifth super admin is refused', {
    'seats-for-five-super-admins': {
      file: 'server/src/accounts/roleStore.ts',
      find: seats('1, 4'),
      broken: seats('1, 5'),
    },
  }),
  ...noticedBy('profile', 'a person changes name and picture', {
    'missing-avatar-stays-broken': {
      file: 'web/app/media/Avatar.tsx',
      find: 'if (!event.currentTarget.src.endsWith(fallback)) event.currentTarget.src = fallback',
      broken: 'void 0',
    },
  }),
  ...noticedBy('notifications', 'a super admin sends', {
    'news-without-a-sound': { file: 'web/app/live/socketHandlers.ts', find: 'ring()', broken: 'void 0' },
  }),
]
