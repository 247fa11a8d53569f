import type { DeskEvents } from '@bichar/contract/rules/live.ts'

export type DeskNews = Parameters<DeskEvents['deskChanged']>[0]

interface Listener {
  onChanged(news: DeskNews): void
  /** Called after a reconnection, because events may have been missed. */
  onMissed(): void
}

const listeners = new Set<Listener>()

/** Subscribes to changes on the moderator's desk. Returns the function that unsubscribes. */
export function hearDesk(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const tellDesk = (news: DeskNews): void => {
  for (const { onChanged } of listeners) onChanged(news)
}

export const tellDeskMissed = (): void => {
  for (const { onMissed } of listeners) onMissed()
}
