import type { AuditEntry } from '@bichar/contract/audit.ts'
import { actorView } from './audit.ts'
import type { AuditRow } from './feed.ts'

export function auditView(row: AuditRow): AuditEntry {
  const { reason, reports, reactions, to, isOwn } = row.detail
  return {
    _id: row.id,
    action: row.action,
    at: row.at.toISOString(),
    by: actorView(row),
    subject: {
      kind: row.subject_kind,
      _id: row.subject_id,
      title: row.title,
      postId: row.post_id,
      exists: row.still_there,
    },
    detail: { reason, reports, reactions, to, isOwn },
  }
}
