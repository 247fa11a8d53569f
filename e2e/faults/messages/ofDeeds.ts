import { type Fault, noticedBy } from '../fault.ts'

/** The other failed actions show the message of another action. */
export const ofDeeds: Fault[] = [
  ...noticedBy('failedChanges', 'what people cannot do elsewhere', {
    'suspect-not-deleted-told-as-not-read': {
      file: 'web/app/suspects/DeleteSuspectDialog.tsx',
      find: "t('failed')",
      broken: "'Failed to fetch criminal details'",
    },
    'crime-types-not-saved-told-as-suspect': {
      file: 'web/app/suspects/form/EditCrimeTypesDialog.tsx',
      find: "t('failed')",
      broken: "'Failed to update criminal record'",
    },
    'suspect-not-saved-told-as-not-created': {
      file: 'web/app/suspects/form/EditSuspectDialog.tsx',
      find: "t('editFailed')",
      broken: "t('addFailed')",
    },
    'suspect-not-created-told-as-not-saved': {
      file: 'web/app/suspects/form/AddSuspectDialog.tsx',
      find: "t('addFailed')",
      broken: "t('editFailed')",
    },
    'request-not-sent-told-as-not-read': {
      file: 'web/app/support/SupportForm.tsx',
      find: "t('failed')",
      broken: "t('failedList')",
    },
    'notifications-not-marked-told-as-not-read': {
      file: 'web/app/notifications/NotificationsPage.tsx',
      find: "t('readFailed')",
      broken: "'Failed to fetch notifications'",
    },
    'profile-not-saved-told-as-not-read': {
      file: 'web/app/profiles/ProfileForm.tsx',
      find: "t('updateFailed')",
      broken: "t('failed')",
    },
    'password-not-saved-told-as-profile': {
      file: 'web/app/profiles/PasswordForm.tsx',
      find: "t('failed')",
      broken: "'Failed to update profile'",
    },
  }),
  ...noticedBy('failedChanges', 'what cannot be done in the panel', {
    'request-not-marked-told-as-not-read': {
      file: 'web/app/support/SupportRequestCard.tsx',
      find: "t('updateFailed')",
      broken: "t('failedAll')",
    },
    'blog-not-published-told-as-not-read': {
      file: 'web/app/panel/ItemControls.tsx',
      find: "t('failedPublish')",
      broken: "t('failed')",
    },
    'blog-not-deleted-told-as-status': {
      file: 'web/app/panel/ItemControls.tsx',
      find: "t('failedDelete')",
      broken: "'Failed to update blog status'",
    },
    'blog-not-saved-told-as-not-created': {
      file: 'web/app/blogs/form/BlogDialog.tsx',
      find: "t(blog ? 'failedUpdate' : 'failedCreate')",
      broken: "t('failedCreate')",
    },
    'blog-not-created-told-as-not-saved': {
      file: 'web/app/blogs/form/BlogDialog.tsx',
      find: "t(blog ? 'failedUpdate' : 'failedCreate')",
      broken: "t('failedUpdate')",
    },
    'blog-not-generated-told-as-not-enhanced': {
      file: 'web/app/blogs/form/BlogDialog.tsx',
      find: "t(action === 'generate' ? 'failedGenerate' : 'failedEnhance')",
      broken: "t('failedEnhance')",
    },
    'blog-not-enhanced-told-as-not-generated': {
      file: 'web/app/blogs/form/BlogDialog.tsx',
      find: "t(action === 'generate' ? 'failedGenerate' : 'failedEnhance')",
      broken: "t('failedGenerate')",
    },
    'story-not-published-told-as-blog': {
      file: 'web/app/panel/ItemControls.tsx',
      find: "t('failedPublish')",
      broken: "'Failed to update blog status'",
    },
    'story-not-deleted-told-as-blog': {
      file: 'web/app/panel/ItemControls.tsx',
      find: "t('failedDelete')",
      broken: "'Failed to delete blog'",
    },
    'message-not-sent-told-as-many': {
      file: 'web/app/notifications/sending/AudienceForm.tsx',
      find: "setFailure(messageOf(error, t('failed')))",
      broken: "setFailure(messageOf(error, t('manyFailed')))",
    },
    'messages-not-sent-told-as-one': {
      file: 'web/app/notifications/sending/PeopleForm.tsx',
      find: "t('manyFailed')",
      broken: "t('failed')",
    },
    'message-not-taken-back-told-as-not-sent': {
      file: 'web/app/notifications/sending/SentItem.tsx',
      find: "t('deleteFailed')",
      broken: "t('failed')",
    },
  }),
]
