import type { DeskEvents } from '@bichar/contract/rules/live.ts'

export type DeskChange = Parameters<DeskEvents['deskChanged']>[0]

/** The key of everything that is read for the desk. */
export const deskKey = ['desk'] as const

interface Listener {
  onChanged(change: DeskChange): void
  /** Called after a reconnection, because events may have been missed. */
  onReconnected(): void
}

const listeners = new Set<Listener>()

/** Subscribes to changes on the moderator's desk. Returns the function that unsubscribes. */
export function subscribeToDesk(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const emitDeskChange = (change: DeskChange): void => {
  for (const { onChanged } of listeners) onChanged(change)
}

export const emitDeskReconnected = (): void => {
  for (const { onReconnected } of listeners) onReconnected()
}
