import type { Deps } from '../core/deps.ts'
import type { ScheduledDeletion } from '../profiles/accountDeletionStore.ts'

interface OpenedDeletion extends Pick<ScheduledDeletion, 'kind' | 'due_at'> {
  deletionId: string
  /** The id of what will be deleted. */
  id: string
}

/** The planned deletions after people have left, earliest first. Their subjects are opened with the server key. */
export async function scheduledDeletionsOf({
  kysely,
  authorship,
}: Pick<Deps, 'kysely' | 'authorship'>): Promise<OpenedDeletion[]> {
  const rows = await kysely.selectFrom('departures').selectAll().orderBy('due_at').execute()
  return rows.map(({ id, kind, sealed_subject, due_at }) => ({
    deletionId: id,
    kind,
    id: (sealed_subject && authorship.open(sealed_subject, id)) ?? '',
    due_at,
  }))
}
