import type { DeskEvents } from '@bichar/contract/rules/live.ts'

export type DeskNews = Parameters<DeskEvents['deskChanged']>[0]

interface Listener {
  onChanged(news: DeskNews): void
  /** Something may have happened unheard. */
  onMissed(): void
}

const listeners = new Set<Listener>()

/** Hears what happens to the moderator's desk, until the answered function is called. */
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
