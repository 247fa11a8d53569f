import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const roles = 'server/src/accounts/roles.ts'
const sanctions = 'server/src/sanctions/sanctions.ts'
const test = 'server/src/accounts/roles.test.ts'

/** What the operator does at the command line, in the audit log. */
export const ofAudit: Fault[] = [
  ...noticedByTest(test, 'says who got and lost a role', {
    'granted-role-not-logged': {
      file: roles,
      find: "recordAction(tx, operator, { action, subject: { kind: 'user', id } })",
      broken: 'Promise.resolve()',
    },
    'revoked-role-not-logged': {
      file: roles,
      find: "await record(tx, 'user.revoke', user)",
      broken: 'undefined',
    },
    'super-admin-logged-as-admin': {
      file: roles,
      find: "superAdmin ? 'user.grantSuper' : 'user.grant'",
      broken: "'user.grant'",
    },
  }),
  ...noticedByTest(test, 'nothing is logged where nothing changes', {
    'unchanged-role-logged': {
      file: roles,
      find: "superAdmin ? is_super_admin : role === 'admin'",
      broken: 'superAdmin && is_super_admin',
    },
  }),
  ...noticedByTest(test, 'what the operator took back', {
    'operator-lifts-unlogged': {
      file: sanctions,
      find: 'await recordAction(tx, operator, entry)',
      broken: 'undefined',
    },
    'lifted-decisions-logged-as-one': {
      file: sanctions,
      find: 'count < lifted',
      broken: 'count < Math.min(lifted, 1)',
    },
  }),
  ...noticedByTest(test, 'a decision is taken back together with its entry', {
    'operator-lifts-before-logging': {
      file: sanctions,
      find: 'store.liftAll(tx, user.id, new Date())',
      broken: 'store.liftAll(kysely as Tx, user.id, new Date())',
    },
  }),
  ...noticedByTest('server/src/audit/view.test.ts', 'the operator has never had one', {
    'operator-answered-as-deleted': {
      file: 'server/src/audit/audit.ts',
      find: 'actor_id === null ? null : { _id: actor_id, name: actor_name }',
      broken: "{ _id: actor_id ?? '', name: actor_name }",
    },
  }),
  ...noticedBy('admin', 'the audit log says that the operator made somebody an admin', {
    'operator-shown-as-deleted': {
      file: 'web/app/audit/useActorName.ts',
      find: "by === null ? t('operator') : by.name || t('deletedAccount')",
      broken: "by?.name || t('deletedAccount')",
    },
  }),
]
