import type { Deps } from '../deps.ts'
import type { Departure } from '../profiles/departureStore.ts'

interface Going extends Pick<Departure, 'kind' | 'due_at'> {
  departureId: string
  /** Of what goes. */
  id: string
}

/** What is to go of people who have left, the first first; only the server's key tells what it is. */
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
