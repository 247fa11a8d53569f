import type { Suspect } from '@bichar/contract/suspects.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { invalidateLists } from '../api/invalidate.ts'
import { patchQueries } from '../api/patch.ts'
import { changeLinkedSuspects } from '../posts/cached.ts'
import { leavePendingSuspects } from './pendingSuspects.ts'
import { linkedOf } from './picking/linked.ts'
import { type SuspectPage, suspectKeys, suspectsOf } from './queries.ts'

type SuspectPages = InfiniteData<SuspectPage, number>

/** The suspect, if any cached list holds it. */
export function cachedSuspect(client: QueryClient, id: string): Suspect | undefined {
  const lists = client.getQueriesData<SuspectPages>({ queryKey: suspectKeys.lists })
  return lists.flatMap(([, list]) => suspectsOf(list?.pages ?? [])).find((suspect) => suspect._id === id)
}

/** Replaces every cached copy of a changed suspect, including those in posts. Somebody who is not public leaves the lists. */
export function replaceSuspect(client: QueryClient, changed: Suspect): void {
  client.setQueryData(suspectKeys.one(changed._id), changed)
  const copies = changed.shown === 'shown' ? [changed] : []
  changeLists(client, (list) => list.flatMap((suspect) => (suspect._id === changed._id ? copies : suspect)))
  changeLinkedSuspects(client, (linked) =>
    linked.map((one) => (one._id === changed._id ? linkedOf(changed) : one)),
  )
  changesChanged(client, changed._id)
}

/** Invalidates the lists of changes: those of one suspect, and those of all. */
export function changesChanged(client: QueryClient, suspectId: string): void {
  void invalidateLists(client, suspectKeys.revisions(suspectId))
  void invalidateLists(client, suspectKeys.changes)
}

/** Removes a suspect from every cached list, that of those who wait included, and from posts. */
export function removeSuspect(client: QueryClient, id: string): void {
  changeLists(client, (list) => list.filter((suspect) => suspect._id !== id))
  leavePendingSuspects(client, id)
  changeLinkedSuspects(client, (linked) => linked.filter((one) => one._id !== id))
}

const changeLists = (client: QueryClient, to: (list: Suspect[]) => Suspect[]): void =>
  patchQueries<SuspectPages>(
    client,
    suspectKeys.lists,
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, criminals: to(page.criminals) })) },
  )
