import type { DeskItem } from '@bichar/contract/desk.ts'
import { findingKinds } from '@bichar/contract/rules/findings/findingKinds.ts'
import { findingsIn } from '@bichar/contract/rules/findings/findings.ts'
import { type WatchList, watchedEntries } from '@bichar/contract/rules/findings/watchList.ts'
import type { QueueRow } from './feed.ts'

type Texts = Pick<QueueRow, 'subject' | 'title' | 'text' | 'place' | 'further_texts' | 'alts'>

/** The texts that a decision is about. The title is that of the post for a comment, and the requester's name for a request. */
const textsOf = ({ subject, title, text, place, further_texts, alts }: Texts): string[] =>
  subject === 'comment' || subject === 'support'
    ? [text, ...alts]
    : [title, text, place, ...(further_texts ?? []), ...alts]

export function findingsView(
  item: Texts,
  watchList: WatchList,
): Pick<DeskItem, 'findingCount' | 'findingKinds'> {
  const found = textsOf(item).flatMap((text) => findingsIn(text, watchList))
  return {
    findingCount: found.length,
    findingKinds: findingKinds.filter((kind) => found.some((finding) => finding.kind === kind)),
  }
}

/** The entries of the watch list by which the browser marks the words in the texts of this item. */
export const watchWordsOf = (item: Texts, watchList: WatchList): string[] => {
  const found = new Set(textsOf(item).flatMap((text) => watchedEntries(text, watchList)))
  return [...found].map(({ entry }) => entry)
}
