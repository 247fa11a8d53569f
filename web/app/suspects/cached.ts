import type { Suspect } from '@bichar/contract/suspects.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { patchQueries } from '../api/patch.ts'
import { changeLinkedSuspects } from '../posts/cached.ts'
import { linkedOf } from './picking/linked.ts'
import { type SuspectPage, suspectKeys, suspectsOf } from './queries.ts'

type SuspectPages = InfiniteData<SuspectPage, number>

/** The suspect, if any cached list holds it. */
export function cachedSuspect(client: QueryClient, id: string): Suspect | undefined {
  const lists = client.getQueriesData<SuspectPages>({ queryKey: suspectKeys.lists })
  return lists.flatMap(([, list]) => suspectsOf(list?.pages ?? [])).find((suspect) => suspect._id === id)
}

/** Replaces every cached copy of a changed suspect, including those in posts. */
export function replaceSuspect(client: QueryClient, changed: Suspect): void {
  client.setQueryData(suspectKeys.one(changed._id), changed)
  changeLists(client, (list) => list.map((suspect) => (suspect._id === changed._id ? changed : suspect)))
  changeLinkedSuspects(client, (linked) =>
    linked.map((one) => (one._id === changed._id ? linkedOf(changed) : one)),
  )
  void client.invalidateQueries({ queryKey: suspectKeys.revisions(changed._id) })
}

/** Removes a suspect from every cached list, and from posts. */
export function removeSuspect(client: QueryClient, id: string): void {
  changeLists(client, (list) => list.filter((suspect) => suspect._id !== id))
  changeLinkedSuspects(client, (linked) => linked.filter((one) => one._id !== id))
}

const changeLists = (client: QueryClient, to: (list: Suspect[]) => Suspect[]): void =>
  patchQueries<SuspectPages>(
    client,
    suspectKeys.lists,
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, criminals: to(page.criminals) })) },
  )
