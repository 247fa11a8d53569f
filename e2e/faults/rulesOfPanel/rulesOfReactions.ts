import { type Fault, noticedBy, noticedByTest } from '../fault.ts'
import { errors } from './shared.ts'

const ofReactions = 'contract/src/reactions.ts'
const fakeReactForm = 'web/app/reactions/FakeReactForm.tsx'
const addedReactionsTest = 'server/src/reactions/addedReactions.test.ts'

export const rulesOfReactions: Fault[] = [
  ...noticedByTest(addedReactionsTest, 'added reactions are counted', {
    'server-adds-two-by-default': {
      file: ofReactions,
      find: `z
        .number({ error: 'reaction_number' })
        .int({ error: 'reaction_number' })
        .min(1, { error: 'reaction_number' })
        .max(limits.addedReactions, { error: 'reaction_number' })
        .default(1)`,
      broken: 'z.number().default(2)',
    },
  }),
  ...noticedByTest(addedReactionsTest, 'says what is wrong', {
    'post-not-selected-in-other-words': {
      file: errors,
      find: "'Please select a post'",
      broken: "'Please choose a post'",
    },
    'server-adds-1001-reactions': {
      file: ofReactions,
      find: 'limits.addedReactions',
      broken: '1001',
    },
    'server-adds-no-reactions': {
      file: ofReactions,
      find: `z
        .number({ error: 'reaction_number' })
        .int({ error: 'reaction_number' })
        .min(1, { error: 'reaction_number' })`,
      broken: "z.number({ error: 'reaction_number' }).int({ error: 'reaction_number' }).min(0)",
    },
  }),
  ...noticedBy('admin', 'an admin finds people, and adds reactions', {
    'missing-post-unmarked': {
      file: fakeReactForm,
      find: "!isOffered(written.postId) && { postId: 'post_not_selected' as const }",
      broken: '{}',
    },
    'form-begins-with-ten-reactions': {
      file: fakeReactForm,
      find: "initial: { postId: '', reactionNo: '1' }",
      broken: "{ postId: '', reactionNo: '10' }",
    },
    'form-adds-1001-reactions': {
      file: fakeReactForm,
      find: 'count <= limits.addedReactions',
      broken: 'count <= 1001',
    },
    'form-adds-no-reactions': { file: fakeReactForm, find: 'count >= 1', broken: 'count >= 0' },
  }),
]
