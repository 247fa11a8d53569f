import type { Deps } from '../core/deps.ts'

/** What the audit log has about something, the oldest entry first. */
export const auditOf = ({ kysely }: Pick<Deps, 'kysely'>, subjectId: string) =>
  kysely.selectFrom('audit_log').selectAll().where('subject_id', '=', subjectId).orderBy('sort_key').execute()
