import { type Fault, noticedBy } from '../fault.ts'

const runPendingAction = 'web/app/reading/RunPendingAction.tsx'
const signedInOnly = 'web/app/accounts/SignedInOnly.tsx'

export const rulesOfGates: Fault[] = [
  ...noticedBy('gates', 'a guest at a page for people', {
    'notifications-login-for-anything': {
      file: signedInOnly,
      find: "'notifications'",
      broken: "'continue'",
    },
    'suspect-login-for-a-search': {
      file: signedInOnly,
      find: "gates[pathname as keyof typeof gates] ?? 'continue'",
      broken: "gates[pathname as keyof typeof gates] ?? 'search'",
    },
  }),
  ...noticedBy('gates', 'whose session has ended', {
    'edit-login-for-anything': {
      file: 'web/app/writing/form/EditPostDialog.tsx',
      find: "useWhileSignedIn('updatePosts')",
      broken: "useWhileSignedIn('continue')",
    },
    'approval-login-for-anything': {
      file: 'web/app/moderation/useModeration.ts',
      find: "useWhileSignedIn('authentication')",
      broken: "useWhileSignedIn('continue')",
    },
    'timeline-approval-login-for-anything': {
      file: 'web/app/timelines/useDecision.ts',
      find: "useWhileSignedIn('authentication')",
      broken: "useWhileSignedIn('continue')",
    },
  }),
  ...noticedBy('gates', 'whoever is the first to find out', {
    'session-found-over-by-another-call-unsaid': {
      file: 'web/app/accounts/useWhileSignedIn.ts',
      find: "leaveFlash(t(gate), 'error')",
      broken: 'undefined',
    },
    'session-found-over-by-a-read-unsaid': {
      file: 'web/app/accounts/SessionEffects.tsx',
      find: "leaveFlash(t('sessionExpired'), 'error')",
      broken: 'undefined',
    },
  }),
  ...noticedBy('mainJob', 'a guest who wants to report', {
    'report-login-for-anything': {
      file: 'web/app/shell/CreateButton.tsx',
      find: "gate('createReport', '/newreport')",
      broken: "gate('continue', '/newreport')",
    },
    'report-login-for-anything-on-phones': {
      file: 'web/app/shell/BottomBar.tsx',
      find: "gate('createReport', '/newreport')",
      broken: "gate('continue', '/newreport')",
      onPhone: true,
    },
  }),
  ...noticedBy('commenting', 'older comments come on request', {
    'vote-login-for-anything': {
      file: 'web/app/comments/VoteButtons.tsx',
      find: "gate('vote', undefined, pendingAction)",
      broken: "gate('continue', undefined, pendingAction)",
    },
  }),
  ...noticedBy('wanted', 'a vote, a follow, and the form', {
    'vote-not-given-after-the-login': {
      file: runPendingAction,
      find: 'await vote(action)',
      broken: 'void 0',
    },
    'vote-login-says-not-on-what': {
      file: 'web/app/comments/VoteButtons.tsx',
      find: 'title: comment.text',
      broken: "''",
    },
    'follow-forgotten-at-the-login': {
      file: 'web/app/follows/FollowToggle.tsx',
      find: "gate('continue', undefined, { act: 'follow', subject: of, title })()",
      broken: "gate('continue')()",
    },
    'nothing-followed-after-the-login': {
      file: 'web/app/follows/FollowAfterLogin.tsx',
      find: 'change(true)',
      broken: 'Promise.resolve()',
    },
    'suspect-login-without-the-name': {
      file: 'web/app/suspects/SuspectCard.tsx',
      find: "gate('continue', address, { act: 'suspect', title: name, photo: suspect.photo })",
      broken: "gate('continue', address)",
    },
    'suspect-not-added-after-the-login': {
      file: runPendingAction,
      find: "action.act === 'addSuspect'",
      broken: 'false',
    },
  }),
  ...noticedBy('reacting', 'a guest is told when', {
    'promised-and-silently-not-done': {
      file: runPendingAction,
      find: "toast.error(messageOf(error, common('somethingWrong')))",
      broken: 'void 0',
    },
  }),
  ...noticedBy('reacting', 'a guest who wants justice', {
    'reaction-login-for-a-vote': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: "gate('continue', undefined, pendingAction)",
      broken: "gate('vote', undefined, pendingAction)",
    },
  }),
  ...noticedBy('passingOn', 'somebody shares a post', {
    'guests-share': {
      file: 'web/app/sharing/ShareButton.tsx',
      find: "gate('continue', undefined, pendingAction)() && setOpen(true)",
      broken: 'setOpen(true)',
    },
  }),
  ...noticedBy('passingOn', 'somebody reports a post', {
    'guests-see-the-report-form': {
      file: 'web/app/flags/useFlagging.tsx',
      find: "gate('continue', undefined, pendingAction)()",
      broken: 'true',
    },
  }),
]
