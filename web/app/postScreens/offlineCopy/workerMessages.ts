/** The data of a query as it is kept, under an address that exists in this cache only. */
export interface CachedRead {
  queryKey: readonly unknown[]
  data: unknown
  /** When the server sent it, in milliseconds. */
  updatedAt: number
}

/** Messages from a page to the service worker about what is read. */
export type ReadingMessage =
  /**
   * What is read from now on is kept for this viewer, and what was kept for another is deleted. `seen` was loaded before it could be
   * kept.
   */
  | { type: 'readsAs'; viewer: string; seen: readonly string[] }
  | { type: 'keepRead'; viewer: string; address: string; read: CachedRead }
  | { type: 'usedRead'; address: string }
  /** Has the page at this address kept, too, if it was reached without a request for its document. */
  | { type: 'keepPage'; path: string }
  /** Nothing is kept from now on, and what was kept is deleted. */
  | { type: 'forgetRead' }
