import { type Fault, noticedBy } from '../fault.ts'

export const rulesOfQuestions: Fault[] = [
  ...noticedBy('mainJob', 'its author deletes a report', {
    'deletion-of-a-post-asked-wrongly': {
      file: 'web/app/posts/DeletePostDialog.tsx',
      find: "question={t('question')}",
      broken: "t('title')",
    },
  }),
  ...noticedBy('blogs', 'an admin writes a blog', {
    'deletion-of-a-blog-asked-wrongly': {
      file: 'web/app/panel/ItemControls.tsx',
      find: "t('deleteQuestion')",
      broken: "t('deleteTitle')",
    },
  }),
  ...noticedBy('failedChanges', 'what cannot be done', {
    'deletion-of-a-story-asked-wrongly': {
      file: 'web/app/panel/ItemControls.tsx',
      find: "t('deleteQuestion')",
      broken: "t('deleteTitle')",
    },
    'deletion-of-a-notification-asked-wrongly': {
      file: 'web/app/notifications/sending/SentItem.tsx',
      find: "question={t('deleteQuestion')}",
      broken: "t('delete')",
    },
  }),
]
