/** The screens of the panel that show a list or a form, below /admin. */
export const panelScreens = [
  'pending-posts',
  'pending-timelines',
  'reported-posts',
  'fake-react',
  'suspects',
  'users',
  'support-requests',
  'blogs',
  'success-stories',
  'send-notification',
  'notifications',
  'watch-words',
  'audit',
]
