import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const toggling = 'web/app/reactions/toggling.ts'

export const ofTalk: Fault[] = [
  ...noticedByTest('server/src/timelines/timelines.test.ts', 'an entry with evidence waits', {
    'timeline-begins-approved': {
      file: 'server/src/timelines/timelines.ts',
      find: '{ id, ...whose, ...entry, idempotency_key: key ?? null, created_at }',
      broken: '{ id, ...whose, ...entry, idempotency_key: key ?? null, created_at, is_approved: true }',
    },
    'waiting-timeline-shown-to-all': {
      file: 'server/src/timelines/routes.ts',
      find: 'seesWaiting(actor)',
      broken: 'true',
    },
    'waiting-timeline-hidden-from-admins': {
      file: 'server/src/timelines/routes.ts',
      find: 'seesWaiting(actor)',
      broken: 'false',
    },
  }),
  ...noticedByTest('server/src/timelines/timelines.test.ts', 'without an action takes the other side', {
    'timeline-toggles-one-way': {
      file: 'server/src/timelines/timelines.ts',
      find: "action ? action === 'approve' : !entry.is_approved",
      broken: "action !== 'unapprove'",
    },
  }),
  ...noticedByTest('web/app/reactions/toggling.test.ts', 'shows at once', {
    'reaction-shown-late': { file: toggling, find: 'effects.show(expected(pressed))', broken: 'undefined' },
    'reaction-counted-late': {
      file: 'web/app/reactions/waitingReaction.ts',
      find: 'serverState.reactionCount + (wanted ? 1 : -1)',
      broken: 'serverState.reactionCount',
    },
  }),
  ...noticedByTest('server/src/reactions/reactions.test.ts', 'once reacts, and once more takes it back', {
    'reaction-never-taken-back': {
      file: 'server/src/reactions/reactions.ts',
      find: 'has_reacted === true',
      broken: 'true',
    },
  }),
  ...noticedBy('reacting', 'a guest who wants justice', {
    'reaction-shown-as-given': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: 'aria-pressed={hasReacted}',
      broken: '!hasReacted',
    },
    'reaction-count-without-people': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: 'format.number(reactionCount)',
      broken: 'format.number(reactionCount + 1)',
    },
  }),
  ...noticedBy('commenting', 'what one says, votes and deletes', {
    'vote-of-the-server-ignored': {
      file: 'web/app/comments/pressVote.ts',
      find: 'show(pressed.known)',
      broken: 'void 0',
    },
  }),
  ...noticedByTest('server/src/comments/votes.test.ts', 'up, again, down, up, down', {
    'vote-taken-back-tells-it-stands': {
      file: 'server/src/comments/comments.ts',
      find: 'voted.vote === true',
      broken: 'voted.vote !== false',
    },
  }),
  ...noticedByTest('web/app/comments/votes.test.ts', 'is given, taken back by the same again', {
    'vote-never-taken-back': {
      file: 'web/app/comments/votes.ts',
      find: "(direction === 'up' ? hasUpvoted : hasDownvoted) ? undefined : direction",
      broken: 'direction',
    },
  }),
  ...noticedByTest('web/app/comments/pressVote.test.ts', 'pressed during the call', {
    'vote-pressed-during-a-call-lost': {
      file: 'web/app/comments/pressVote.ts',
      find: 'if (already) already.wanted = voteAfter(withVote(already.known, already.wanted), direction)',
      broken: 'if (already) return',
    },
    'older-votes-shown-during-a-call': {
      file: 'web/app/comments/queries.ts',
      find: '!isVoting(commentId)',
      broken: 'true',
    },
  }),
  ...noticedBy('timelines', 'the author tells more with evidence', {
    'timeline-sent-without-word': {
      file: 'web/app/timelines/AddTimelineDialog.tsx',
      find: "toast.success(t(made.isApproved || made.can.moderate ? 'added' : 'sent'))",
      broken: 'undefined',
    },
  }),
]
