import { type Fault, noticedByTest } from '../fault.ts'

const timelineView = 'server/src/timelines/view.ts'

export const ofTalk: Fault[] = [
  ...noticedByTest('server/src/comments/view.test.ts', 'a comment', {
    'comment-without-picture': {
      file: 'server/src/comments/view.ts',
      find: 'row.is_anonymous ? null : row.author_avatar',
      broken: 'null',
    },
    'comment-votes-swapped': {
      file: 'server/src/comments/view.ts',
      find: 'row.upvote_count',
      broken: 'row.downvote_count',
    },
    'comment-without-own-downvote': {
      file: 'server/src/comments/view.ts',
      find: 'row.viewers_vote === false',
      broken: 'false',
    },
    'comment-without-user': {
      file: 'server/src/comments/view.ts',
      find: 'row.user_id !== null && maySeeAuthor(row, viewer) ? { _id: row.user_id } : null',
      broken: 'null',
    },
  }),
  ...noticedByTest('server/src/reactions/reactions.test.ts', 'is told to those who are logged in', {
    'own-reaction-untold': {
      file: 'server/src/reactions/reactions.ts',
      find: '{ reactors, hasReacted: has_reacted, reactionCount: reaction_count }',
      broken: '{ reactors, hasReacted: false, reactionCount: reaction_count }',
    },
    'reactions-counted-by-the-page': {
      file: 'server/src/reactions/reactions.ts',
      find: '{ reactors, hasReacted: has_reacted, reactionCount: reaction_count }',
      broken: '{ reactors, hasReacted: has_reacted, reactionCount: reactors.length }',
    },
  }),
  ...noticedByTest('server/src/timelines/view.test.ts', 'says everything that is public of it', {
    'timeline-dated-as-written': {
      file: timelineView,
      find: 'row.happened_on',
      broken: 'row.created_at.toISOString().slice(0, 10)',
    },
    'timeline-without-evidence': { file: timelineView, find: 'row.evidence.map(mediaView)', broken: '[]' },
    'timeline-never-approved': { file: timelineView, find: 'row.is_approved', broken: 'false' },
    'timeline-by-no-name': {
      file: timelineView,
      find: '{ _id: user_id, name: creator_name }',
      broken: "{ _id: user_id, name: '' }",
    },
  }),
]
