import { type Fault, noticedBy } from '../fault.ts'

const detail = 'web/app/reading/PostDetail.tsx'
const columns = 'web/app/reading/PostColumns.tsx'

export const ofDetail: Fault[] = [
  ...noticedBy('timelines', 'what became of a post', {
    'post-tab-named-otherwise': {
      file: columns,
      find: "timelines('title')",
      broken: "t('post')",
      onPhone: true,
    },
    'parts-of-a-post-not-behind-tabs': {
      file: columns,
      find: "name === tab ? '' : 'max-xl:hidden noscript:!block'",
      broken: "''",
      onPhone: true,
    },
  }),
  ...noticedBy('timelines', 'what became of a post', {
    'post-and-the-rest-half-and-half': {
      file: columns,
      find: "'grid grid-cols-1 gap-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:gap-4'",
      broken: "'grid grid-cols-1 gap-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:gap-4'",
    },
  }),
  ...noticedBy('mainJob', 'a report is anonymous unless', {
    'waiting-post-with-comments': { file: detail, find: 'post.isAllowed', broken: 'true' },
    'no-post-said-otherwise': { file: detail, find: "t('notFound')", broken: "'Post not found'" },
    'no-post-without-way-back': {
      file: detail,
      find: 'action={<Button onClick={onClose}>{goBack}</Button>}',
      broken: 'undefined',
    },
  }),
  ...noticedBy('mainJob', 'the stored picture carries', {
    'public-post-without-comments': { file: detail, find: 'post.isAllowed', broken: 'false' },
  }),
  ...noticedBy('mainJob', 'an approved report is in the feed', {
    'escape-leaves-the-post-open': {
      file: 'web/app/ui/openModal.ts',
      find: 'event.preventDefault()\n    onClose()',
      broken: 'event.preventDefault()',
    },
  }),
  ...noticedBy('closedNatively', 'a form that is being sent', {
    'closed-by-the-browser-stays-closed': {
      file: 'web/app/ui/openModal.ts',
      find: 'openAgain(modal)\n    onClose()',
      broken: 'onClose()',
    },
    'opened-again-over-a-message': {
      file: 'web/app/ui/openModal.ts',
      find: 'useModals.setState({ modals: [...modals] })',
      broken: 'void 0',
    },
    'opened-again-without-the-focus': {
      file: 'web/app/ui/openModal.ts',
      find: 'focused?.focus({ preventScroll: true })',
      broken: 'void 0',
    },
  }),
  ...noticedBy('closedNatively', 'a form with changes', {
    'closed-by-the-browser-with-its-question': {
      file: 'web/app/ui/openModal.ts',
      find: "dialog.addEventListener('close', onClosed)",
      broken: 'void 0',
    },
  }),
  ...noticedBy('viewer', 'the pictures of a post', {
    'escape-stays-on-the-post-page': {
      file: 'web/app/reading/PostPage.tsx',
      find: 'leave()',
      broken: 'undefined',
    },
  }),
  ...noticedBy('admin', 'the address of a post without', {
    'pending-banner-unsaid': {
      file: 'web/app/moderation/ApproveBanner.tsx',
      find: "t(returned ? 'returned' : 'pending')",
      broken: "t('returned')",
    },
    'approve-post-labelled-otherwise': {
      file: 'web/app/moderation/ModerationActions.tsx',
      find: "t('approve')",
      broken: "'Approve'",
    },
  }),
  ...noticedBy('commenting', 'older comments come on request', {
    'load-more-after-the-last-comment': {
      file: 'web/app/comments/CommentList.tsx',
      find: 'hasNextPage && !error',
      broken: 'true',
    },
  }),
]
