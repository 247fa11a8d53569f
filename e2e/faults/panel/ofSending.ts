import { type Fault, noticedBy } from '../fault.ts'
import { sentItem } from './shared.ts'

const sending = 'web/app/notifications/sending'

export const ofSending: Fault[] = [
  ...noticedBy('notifications', 'what is sent to all', {
    'sent-without-asking': {
      file: `${sending}/AudienceForm.tsx`,
      find: 'setChecked(trimmed(values))',
      broken: 'send(trimmed(values))',
    },
    'readers-of-another-audience': {
      file: `${sending}/BroadcastDialog.tsx`,
      find: 'sizes.data?.[audience]',
      broken: 'sizes.data?.admins',
    },
    'recent-of-any-audience': {
      file: `${sending}/SendNotificationPage.tsx`,
      find: 'filter={filter}',
      broken: 'undefined',
    },
    'recent-not-searched': {
      file: `${sending}/SendNotificationPage.tsx`,
      find: 'search={search}',
      broken: "''",
    },
    'sent-not-searched': {
      file: `${sending}/ManageNotificationsPage.tsx`,
      find: 'search={search}',
      broken: "''",
    },
    'manage-leads-to-the-panel-and-not-to-send': {
      file: `${sending}/ManageNotificationsPage.tsx`,
      find: 'to="/admin/send-notification"',
      broken: "'/admin'",
    },
    'super-admins-cannot-delete-what-was-sent': {
      file: sentItem,
      find: 'user?.isSuperAdmin',
      broken: 'false',
    },
    'no-notifications-said-otherwise': {
      file: `${sending}/SentList.tsx`,
      find: "t('none')",
      broken: "'Nothing sent'",
    },
  }),
  ...noticedBy('notifications', 'an admin reads whom a message went to', {
    'every-admin-may-delete-what-was-sent': { file: sentItem, find: 'user?.isSuperAdmin', broken: 'true' },
    'every-admin-is-led-to-send': {
      file: `${sending}/ManageNotificationsPage.tsx`,
      find: 'user?.isSuperAdmin',
      broken: 'true',
    },
  }),
  ...noticedBy('notifications', 'a super admin sends, somebody', {
    'sent-to-nobody-that-was-chosen': {
      file: `${sending}/PeopleForm.tsx`,
      find: 'people.map(({ _id }) => _id)',
      broken: '[]',
    },
  }),
]
