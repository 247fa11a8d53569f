import { type Fault, noticedBy, noticedByTest } from '../fault.ts'
import { reportDialog } from './shared.ts'

const commentForm = 'web/app/comments/Writing.tsx'

export const rulesOfComments: Fault[] = [
  ...noticedBy('commenting', 'somebody comments anonymously', {
    'blank-comment-can-be-sent': {
      file: commentForm,
      find: "text.trim() === '' || problem !== undefined",
      broken: "text === '' || problem !== undefined",
    },
    'comment-anonymity-not-sent': {
      file: 'web/app/comments/useWriting.ts',
      find: 'deliver(draft, { isAnonymous })',
      broken: 'deliver(draft, { isAnonymous: false })',
    },
    'anonymous-choice-does-nothing': {
      file: commentForm,
      find: 'write({ isAnonymous: event.target.checked })',
      broken: 'write({ isAnonymous: false })',
    },
  }),
  ...noticedByTest('server/src/comments/comments.test.ts', 'adds a named comment', {
    'server-keeps-spaces-of-a-comment': {
      file: 'contract/src/comments.ts',
      find: 'requiredText(commentTexts.text)',
      broken: "z.string().min(1, { error: 'comment_required' }).max(limits.comment)",
    },
  }),
  ...noticedByTest('server/src/comments/comments.test.ts', 'with white space is refused', {
    'server-takes-blank-comment': {
      file: 'contract/src/comments.ts',
      find: 'requiredText(commentTexts.text)',
      broken: "z.string().min(1, { error: 'comment_required' }).max(limits.comment)",
    },
  }),
  ...noticedByTest('server/src/comments/view.test.ts', 'that is anonymous names nobody', {
    'anonymous-comment-with-a-face': {
      file: 'server/src/comments/view.ts',
      find: 'row.is_anonymous ? null : row.author_avatar',
      broken: 'row.author_avatar',
    },
  }),
  ...noticedBy('failedChanges', 'what is done to a post without a proper id', {
    'comment-without-post-id-unnamed': {
      file: 'web/app/comments/useWriting.ts',
      find: "code === 'not_an_id' ? t('noPost') : await errorMessage(reason, t('addFailed'))",
      broken: "await errorMessage(reason, t('addFailed'))",
    },
    'report-without-post-id-unnamed': {
      file: reportDialog,
      find: "error.code === 'not_an_id' ? t('noPost') : undefined",
      broken: 'undefined',
    },
    'entry-without-post-id-unnamed': {
      file: 'web/app/timelines/AddTimelineDialog.tsx',
      find: "error.code === 'not_an_id' ? t('noPost') : undefined",
      broken: 'undefined',
    },
  }),
]
