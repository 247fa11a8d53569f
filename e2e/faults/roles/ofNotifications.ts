import { type Fault, noticedBy } from '../fault.ts'

export const ofNotifications: Fault[] = [
  ...noticedBy('notifications', 'an admin reads whom a message went to', {
    'admins-see-delete-of-notifications': {
      file: 'web/app/notifications/sending/SentItem.tsx',
      find: 'user?.isSuperAdmin && <TakeBack sent={sent} />',
      broken: '<TakeBack sent={sent} />',
    },
    'admins-see-the-link-to-send': {
      file: 'web/app/notifications/sending/ManageNotificationsPage.tsx',
      find: 'user?.isSuperAdmin',
      broken: 'user',
    },
  }),
  ...noticedBy('gates', 'an admin who is no super admin', {
    'no-super-admin-led-home': {
      file: 'web/app/notifications/sending/SendNotificationPage.tsx',
      find: "navigate('/admin', { replace: true })",
      broken: "navigate('/', { replace: true })",
    },
    'no-super-admin-untold-why': {
      file: 'web/app/notifications/sending/SendNotificationPage.tsx',
      find: "toast.error(reasons('notification_send_forbidden'))",
      broken: 'undefined',
    },
  }),
]
