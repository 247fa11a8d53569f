import { LRUCache } from 'lru-cache'
import type { Subject } from './cached.ts'

/**
 * Headers, as a flat list of names and values, and a body, both in the form that Node sends fastest: a small body is a
 * `latin1` string with one character for each byte.
 */
export interface Sendable {
  head: string[]
  body: Buffer | string
}

/** A cached response, compressed once in both encodings that browsers accept. */
export interface CacheEntry {
  etag: string
  /** The headers of a 304, and those of the whole response before it is encoded. */
  notModifiedHeaders: string[]
  headers: string[]
  br: Sendable
  gzip: Sendable
}

/** A rendered response: to be cached, or only to be sent to those who waited for it. */
export type RenderResult<Uncached> = { response: CacheEntry } | { uncached: Uncached }

interface StoredEntry {
  response: CacheEntry
  subject: Subject
  begunAt: number
  /** From this time on (of `performance.now`) the entry may be outdated. */
  staleAt: number
}

interface Render<Uncached> {
  result: Promise<RenderResult<Uncached>>
  subject: Subject
  staleSince: number | undefined
  /** Whether something that it reads may have been removed since it began. */
  isInvalidated: boolean
}

/**
 * Comments, reactions and votes are shown at most half a second late; 100 ms of that pass while notifications to other
 * processes are batched.
 */
const staleMilliseconds = 400
/** While something changes constantly, a response is made anew at most once in this time. */
const minRefreshMilliseconds = 200
/** The longest time after which changes without any notification are seen, such as manual ones in the database. */
const maxAgeMilliseconds = 300_000

const bytesOf = ({ response }: StoredEntry, key: string): number =>
  response.br.body.length + response.gzip.body.length + 2 * key.length + 4_000

export type Memory<Uncached> = ReturnType<typeof openMemory<Uncached>>

/**
 * An LRU cache of responses that are the same for everybody. Each response is made once for all who ask for it
 * meanwhile. What was begun before an invalidation is neither cached nor given to anyone who asks afterwards.
 */
export function openMemory<Uncached>(maxBytes: number) {
  const keysOf = new Map<Subject, Set<string>>()
  const inFlight = new Map<string, Render<Uncached>>()
  const entries = new LRUCache<string, StoredEntry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: bytesOf,
    dispose: ({ subject }, key, reason) => reason !== 'set' && removeKey(key, subject),
  })

  const removeKey = (key: string, subject: Subject) => {
    const keys = keysOf.get(subject)
    keys?.delete(key)
    if (keys?.size === 0) keysOf.delete(subject)
  }

  const store = (key: string, entry: StoredEntry) => {
    entries.set(key, entry)
    // Too large an entry is not stored, and the previous one with this key is gone.
    if (!entries.has(key)) return removeKey(key, entry.subject)
    keysOf.set(entry.subject, (keysOf.get(entry.subject) ?? new Set()).add(key))
  }

  const startRender = (
    key: string,
    subject: Subject,
    renderResponse: () => Promise<RenderResult<Uncached>>,
  ): Promise<RenderResult<Uncached>> => {
    const begunAt = performance.now()
    const render: Render<Uncached> = {
      result: renderResponse(),
      subject,
      staleSince: undefined,
      isInvalidated: false,
    }
    inFlight.set(key, render)
    const finishRender = () => {
      if (inFlight.get(key) === render) inFlight.delete(key)
    }
    render.result.then((result) => {
      finishRender()
      if (render.isInvalidated) return
      if ('uncached' in result) entries.delete(key)
      else
        store(key, {
          response: result.response,
          subject,
          begunAt,
          staleAt: render.staleSince ?? begunAt + maxAgeMilliseconds,
        })
    }, finishRender)
    return render.result
  }

  const invalidateInFlight = (matches: (render: Render<Uncached>) => boolean) => {
    for (const [key, render] of inFlight) {
      if (!matches(render)) continue
      render.isInvalidated = true
      inFlight.delete(key)
    }
  }

  const isAbout = (subjects: readonly Subject[]) => (render: Render<Uncached>) =>
    subjects.includes(render.subject)

  return {
    /** The cached response, if it is not outdated. */
    getFresh(key: string): CacheEntry | undefined {
      const entry = entries.get(key)
      return entry && performance.now() < entry.staleAt ? entry.response : undefined
    },
    /** The cached response, or else the result of `renderResponse`, which everybody who asks meanwhile shares. */
    getOrRender(
      key: string,
      subject: Subject,
      renderResponse: () => Promise<RenderResult<Uncached>>,
    ): { response: CacheEntry } | { result: Promise<RenderResult<Uncached>>; isFirst: boolean } {
      const entry = entries.get(key)
      const now = performance.now()
      const render = inFlight.get(key)
      if (entry && now - entry.staleAt < staleMilliseconds) {
        const isDue = now >= entry.staleAt && now - entry.begunAt >= minRefreshMilliseconds
        // An error of a refresh in the background is ignored: the next caller tries again and gets it.
        if (isDue && !render) startRender(key, subject, renderResponse).catch(() => undefined)
        return { response: entry.response }
      }
      return { result: render?.result ?? startRender(key, subject, renderResponse), isFirst: !render }
    },
    /** Invalidates responses after something was removed, changed or approved: nothing older is shown any more. */
    drop(...subjects: readonly Subject[]) {
      invalidateInFlight(isAbout(subjects))
      for (const subject of subjects) for (const key of [...(keysOf.get(subject) ?? [])]) entries.delete(key)
    },
    /** Marks responses as outdated after something was added or counted: they may be shown for a moment longer. */
    markStale(...subjects: readonly Subject[]) {
      const now = performance.now()
      for (const render of inFlight.values()) if (isAbout(subjects)(render)) render.staleSince ??= now
      for (const subject of subjects)
        for (const key of keysOf.get(subject) ?? []) {
          const entry = entries.peek(key)
          if (entry) entry.staleAt = Math.min(entry.staleAt, now)
        }
    },
    clear() {
      invalidateInFlight(() => true)
      entries.clear()
    },
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  }
}
