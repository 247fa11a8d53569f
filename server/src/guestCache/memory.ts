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
export interface Kept {
  etag: string
  /** The headers of a 304, and those of the whole response before it is encoded. */
  same: string[]
  whole: string[]
  br: Sendable
  gzip: Sendable
}

/** What was rendered: to be cached, or only to be sent to those who waited for it. */
type Made<Other> = { kept: Kept } | { other: Other }

interface Entry {
  kept: Kept
  subject: Subject
  begunAt: number
  /** From this time on (of `performance.now`) the entry may be outdated. */
  staleAt: number
}

interface Render<Other> {
  made: Promise<Made<Other>>
  subject: Subject
  staleSince: number | undefined
  /** Whether something that it reads may have been removed since it began. */
  isInvalidated: boolean
}

/**
 * Comments, reactions and votes are shown at most half a second late; 100 ms of that pass while notifications to other
 * processes are batched.
 */
const softMilliseconds = 400
/** While something changes constantly, a response is made anew at most once in this time. */
const leastBetweenMilliseconds = 200
/** The longest time after which changes without any notification are seen, such as manual ones in the database. */
const longestMilliseconds = 300_000

const bytesOf = ({ kept }: Entry, key: string): number =>
  kept.br.body.length + kept.gzip.body.length + 2 * key.length + 4_000

export type Memory<Other> = ReturnType<typeof openMemory<Other>>

/**
 * An LRU cache of responses that are the same for everybody. Each response is made once for all who ask for it
 * meanwhile. What was begun before an invalidation is neither cached nor given to anyone who asks afterwards.
 */
export function openMemory<Other>(mostBytes: number) {
  const keysOf = new Map<Subject, Set<string>>()
  const inFlight = new Map<string, Render<Other>>()
  const entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    maxEntrySize: Math.ceil(mostBytes / 8),
    sizeCalculation: bytesOf,
    dispose: ({ subject }, key, reason) => reason !== 'set' && unlist(key, subject),
  })

  const unlist = (key: string, subject: Subject) => {
    const keys = keysOf.get(subject)
    keys?.delete(key)
    if (keys?.size === 0) keysOf.delete(subject)
  }

  const keep = (key: string, entry: Entry) => {
    entries.set(key, entry)
    // Too large an entry is not stored, and the previous one with this key is gone.
    if (!entries.has(key)) return unlist(key, entry.subject)
    keysOf.set(entry.subject, (keysOf.get(entry.subject) ?? new Set()).add(key))
  }

  const startRender = (
    key: string,
    subject: Subject,
    make: () => Promise<Made<Other>>,
  ): Promise<Made<Other>> => {
    const begunAt = performance.now()
    const render: Render<Other> = { made: make(), subject, staleSince: undefined, isInvalidated: false }
    inFlight.set(key, render)
    const finishRender = () => {
      if (inFlight.get(key) === render) inFlight.delete(key)
    }
    render.made.then((made) => {
      finishRender()
      if (render.isInvalidated) return
      if ('other' in made) entries.delete(key)
      else
        keep(key, {
          kept: made.kept,
          subject,
          begunAt,
          staleAt: render.staleSince ?? begunAt + longestMilliseconds,
        })
    }, finishRender)
    return render.made
  }

  const invalidateInFlight = (isMeant: (render: Render<Other>) => boolean) => {
    for (const [key, render] of inFlight) {
      if (!isMeant(render)) continue
      render.isInvalidated = true
      inFlight.delete(key)
    }
  }

  const isAbout = (subjects: readonly Subject[]) => (render: Render<Other>) =>
    subjects.includes(render.subject)

  return {
    /** The cached response, if it is not outdated. */
    fresh(key: string): Kept | undefined {
      const entry = entries.get(key)
      return entry && performance.now() < entry.staleAt ? entry.kept : undefined
    },
    /** The cached response, or else the result of `make`, which everybody who asks meanwhile shares. */
    ask(
      key: string,
      subject: Subject,
      make: () => Promise<Made<Other>>,
    ): { kept: Kept } | { made: Promise<Made<Other>>; isFirst: boolean } {
      const entry = entries.get(key)
      const now = performance.now()
      const render = inFlight.get(key)
      if (entry && now - entry.staleAt < softMilliseconds) {
        const isDue = now >= entry.staleAt && now - entry.begunAt >= leastBetweenMilliseconds
        // An error of a refresh in the background is ignored: the next caller tries again and gets it.
        if (isDue && !render) startRender(key, subject, make).catch(() => undefined)
        return { kept: entry.kept }
      }
      return { made: render?.made ?? startRender(key, subject, make), isFirst: !render }
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
    size: () => ({ answers: entries.size, bytes: entries.calculatedSize }),
  }
}
