import { LRUCache } from 'lru-cache'
import type { Subject } from './cached.ts'

/** Bytes with their headers, names and values in turn, both as Node takes them fastest: few bytes as `latin1`, each a character. */
export interface Sendable {
  head: string[]
  body: Buffer | string
}

/** An answer as it goes out, compressed once in both ways that browsers take. */
export interface Kept {
  etag: string
  /** The headers of a 304, and of the whole answer before it is encoded. */
  same: string[]
  whole: string[]
  br: Sendable
  gzip: Sendable
}

/** What was made: to be kept, or only to be sent to those who waited for it. */
type Made<Other> = { kept: Kept } | { other: Other }

interface Entry {
  kept: Kept
  subject: Subject
  begunAt: number
  /** From then on it may not be what would be made now. */
  staleAt: number
}

interface Flight<Other> {
  made: Promise<Made<Other>>
  subject: Subject
  softenedAt: number | undefined
  /** What it reads may have been taken away since. */
  isSpoiled: boolean
}

/** Comments, reactions and votes are shown at most half a second late; a tenth of it is the way between processes. */
const softMilliseconds = 400
/** While somebody changes something all the time, an answer is made anew this often and no oftener. */
const leastBetweenMilliseconds = 200
/** What changes past all notices, by hand in the database, is seen after this at the latest. */
const longestMilliseconds = 300_000

const bytesOf = ({ kept }: Entry, key: string): number =>
  kept.br.body.length + kept.gzip.body.length + 2 * key.length + 4_000

export type Memory<Other> = ReturnType<typeof openMemory<Other>>

/**
 * Answers that are the same for everybody, the least recently used leaving first. Each is made by one at a time, for all who
 * ask meanwhile. What was begun before something was taken away is neither kept nor handed to whoever asks afterwards.
 */
export function openMemory<Other>(mostBytes: number) {
  const keysOf = new Map<Subject, Set<string>>()
  const flights = new Map<string, Flight<Other>>()
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
    // What is too large is not kept, and what was there before has gone.
    if (!entries.has(key)) return unlist(key, entry.subject)
    keysOf.set(entry.subject, (keysOf.get(entry.subject) ?? new Set()).add(key))
  }

  const fly = (key: string, subject: Subject, make: () => Promise<Made<Other>>): Promise<Made<Other>> => {
    const begunAt = performance.now()
    const flight: Flight<Other> = { made: make(), subject, softenedAt: undefined, isSpoiled: false }
    flights.set(key, flight)
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.made.then((made) => {
      land()
      if (flight.isSpoiled) return
      if ('other' in made) entries.delete(key)
      else
        keep(key, {
          kept: made.kept,
          subject,
          begunAt,
          staleAt: flight.softenedAt ?? begunAt + longestMilliseconds,
        })
    }, land)
    return flight.made
  }

  const spoil = (isMeant: (flight: Flight<Other>) => boolean) => {
    for (const [key, flight] of flights) {
      if (!isMeant(flight)) continue
      flight.isSpoiled = true
      flights.delete(key)
    }
  }

  const isAbout = (subjects: readonly Subject[]) => (flight: Flight<Other>) =>
    subjects.includes(flight.subject)

  return {
    /** What is kept under the key, if nothing has changed. */
    fresh(key: string): Kept | undefined {
      const entry = entries.get(key)
      return entry && performance.now() < entry.staleAt ? entry.kept : undefined
    },
    /** What is kept under the key, or what `make` makes of it, for everybody who asks meanwhile. */
    ask(
      key: string,
      subject: Subject,
      make: () => Promise<Made<Other>>,
    ): { kept: Kept } | { made: Promise<Made<Other>>; isFirst: boolean } {
      const entry = entries.get(key)
      const now = performance.now()
      const flight = flights.get(key)
      if (entry && now - entry.staleAt < softMilliseconds) {
        const isDue = now >= entry.staleAt && now - entry.begunAt >= leastBetweenMilliseconds
        // What fails behind somebody's back is tried again by the next who asks, and told to them.
        if (isDue && !flight) fly(key, subject, make).catch(() => undefined)
        return { kept: entry.kept }
      }
      return { made: flight?.made ?? fly(key, subject, make), isFirst: !flight }
    },
    /** Something was taken away, changed or let through: nothing from before is shown any more. */
    drop(...subjects: readonly Subject[]) {
      spoil(isAbout(subjects))
      for (const subject of subjects) for (const key of [...(keysOf.get(subject) ?? [])]) entries.delete(key)
    },
    /** Something was added or counted: what is from before may be shown for a moment yet. */
    soften(...subjects: readonly Subject[]) {
      const now = performance.now()
      for (const flight of flights.values()) if (isAbout(subjects)(flight)) flight.softenedAt ??= now
      for (const subject of subjects)
        for (const key of keysOf.get(subject) ?? []) {
          const entry = entries.peek(key)
          if (entry) entry.staleAt = Math.min(entry.staleAt, now)
        }
    },
    clear() {
      spoil(() => true)
      entries.clear()
    },
    size: () => ({ answers: entries.size, bytes: entries.calculatedSize }),
  }
}
