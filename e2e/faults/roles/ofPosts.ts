import { type Fault, noticedBy, noticedByTest } from '../fault.ts'
import { onPostWith, postPolicy } from './shared.ts'

export const ofPosts: Fault[] = [
  ...noticedBy('passingOn', 'somebody reports a post', {
    'guest-opens-the-report-form': {
      file: 'web/app/flags/useFlagging.tsx',
      find: "gate('continue', undefined, pendingAction)()",
      broken: 'true',
    },
  }),
  ...noticedByTest('server/src/posts/policy.test.ts', '', {
    'guest-owns-what-nobody-owns': {
      file: postPolicy,
      find: 'actor.userId !== null',
      broken: 'true',
    },
  }),
  ...noticedByTest('server/src/posts/edit.test.ts', 'no admin: one that is', {
    'admins-change-anonymity': onPostWith('changeAnonymity: author', 'changeAnonymity: author || moderator'),
  }),
]
