import type { Deps } from '../deps.ts'
import type { Departure } from '../profiles/departureStore.ts'

interface Going extends Pick<Departure, 'kind' | 'due_at'> {
  departureId: string
  /** The id of what will be deleted. */
  id: string
}

/** The planned deletions after people have left, earliest first. Their subjects are opened with the server key. */
export async function departuresOf({
  kysely,
  authorship,
}: Pick<Deps, 'kysely' | 'authorship'>): Promise<Going[]> {
  const rows = await kysely.selectFrom('departures').selectAll().orderBy('due_at').execute()
  return rows.map(({ id, kind, sealed_subject, due_at }) => ({
    departureId: id,
    kind,
    id: (sealed_subject && authorship.open(sealed_subject, id)) ?? '',
    due_at,
  }))
}
