import { uuidOf } from '../authorship/authorship.ts'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import { notifyAuthorJob } from '../notifications/authors.ts'
import { notifyUsers } from '../notifications/notify.ts'
import type { SanctionRow } from './store.ts'

interface DecisionContent {
  kind: 'sanction_lifted' | 'appeal_judged'
  data: { reason?: string; outcome?: 'upheld' | 'lifted' }
}

/** Notifies the person whom a decision was about, by name or as the author of the anonymous thing. */
export async function notifyAffectedUser(
  deps: Deps,
  tx: Tx,
  sanction: SanctionRow,
  content: DecisionContent,
): Promise<void> {
  const { id, user_id, sealed_user, tag } = sanction
  if (user_id !== null) return notifyUsers(deps, tx, [user_id], content)
  const userId = sealed_user && deps.authorship.open(sealed_user, id)
  return deps.jobs.ask(tx, notifyAuthorJob, { ...content, userId, authorOf: tag && uuidOf(tag) })
}
