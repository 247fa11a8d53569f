import { type Fault, noticedByTest } from '../fault.ts'
import { permissions } from './shared.ts'

export const ofSuspects: Fault[] = [
  ...noticedByTest(permissions, 'DELETE /criminals/:id when they are there: stranger', {
    'anybody-deletes-a-suspect': {
      file: 'server/src/suspects/policy.ts',
      find: "isCreator(suspect, actor) || actor.role === 'admin'",
      broken: 'actor.userId !== null',
    },
  }),
  ...noticedByTest(permissions, 'DELETE /criminals/:id when they are there: author', {
    'creators-delete-no-suspect': {
      file: 'server/src/suspects/policy.ts',
      find: "isCreator(suspect, actor) || actor.role === 'admin'",
      broken: "actor.role === 'admin'",
    },
  }),
]
