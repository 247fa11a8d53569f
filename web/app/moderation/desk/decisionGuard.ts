import type { DeskItem } from '@bichar/contract/desk.ts'
import { keyOf } from './queue.ts'

/** No decision is taken on what has been on the screen for less than this: nobody has read it, so the press was meant for what was there before. */
export const minShownMilliseconds = 500

/** Names what is on the screen: an item in full, or the list of those that are chosen, each in its version. */
export const viewOf = (
  items: readonly Pick<DeskItem, 'kind' | 'id' | 'version'>[],
  isList: boolean,
): string =>
  items.length === 0
    ? ''
    : [isList ? 'list' : 'whole', ...items.map((item) => `${keyOf(item)}@${item.version}`)].join(' ')

/** What has come on the screen, and when, by the clock of events. */
export interface ShownView {
  view: string
  since: number
}

/** 'notOpen': there is nothing to decide on yet; 'tooFast': it has not been on the screen for long enough to be read. */
export type GuardRefusal = 'notOpen' | 'tooFast'

/** Why a decision on this view is not taken, judged by when it was pressed; undefined if it is taken. */
export function refusalOf(
  view: string,
  seen: ShownView | undefined,
  pressedAt: number,
): GuardRefusal | undefined {
  if (view === '') return 'notOpen'
  if (seen?.view !== view) return 'tooFast'
  return pressedAt - seen.since < minShownMilliseconds ? 'tooFast' : undefined
}
