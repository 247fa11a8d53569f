/** A reading of the server as it is kept, under an address that only this cache knows. */
export interface KeptRead {
  queryKey: readonly unknown[]
  data: unknown
  /** When the server said it, in milliseconds. */
  updatedAt: number
}

/** What a page says to the service worker about what is read. */
export type ReadingMessage =
  /** What is read from now on is kept for this viewer; of another one nothing stays. `seen` came before it could be kept. */
  | { type: 'readsAs'; viewer: string; seen: readonly string[] }
  | { type: 'keepRead'; viewer: string; address: string; read: KeptRead }
  | { type: 'usedRead'; address: string }
  /** Has the page at this address kept, too, where it was reached without being loaded. */
  | { type: 'keepPage'; path: string }
  /** Nothing is kept from now on, and what was goes. */
  | { type: 'forgetRead' }
