import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server'

/** So long a request waits for the one before it. */
const patienceMilliseconds = 30_000

interface Waiting {
  askToEnd: RequestRelease
  /** It is their turn, or with a refusal it never will be. */
  end(refusal?: unknown): void
}

interface Turn {
  askToEnd: RequestRelease
  next?: Waiting | undefined
}

/**
 * One request at a time for each upload, within this process. Whoever comes asks the one before to end, and waits; one waits alone, and
 * gives way to whoever comes after it. The locker of the tus server asks again and again without a pause: some connections on which
 * nothing moves then take all of the processor, and memory without end.
 */
export class Turns implements Locker {
  readonly #turns = new Map<string, Turn>()

  newLock(id: string): Lock {
    return {
      lock: (_signal, askToEnd) => this.#take(id, askToEnd),
      unlock: async () => this.#pass(id),
    }
  }

  #take(id: string, askToEnd: RequestRelease): Promise<void> {
    const turn = this.#turns.get(id)
    if (!turn) {
      this.#turns.set(id, { askToEnd })
      return Promise.resolve()
    }
    void turn.askToEnd()
    // It asks how far the file is, as whoever was too late in another process.
    turn.next?.end(ERRORS.INVALID_OFFSET)
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        askToEnd,
        end(refusal) {
          clearTimeout(timer)
          if (refusal) reject(refusal)
          else resolve()
        },
      }
      turn.next = waiting
      const timer = setTimeout(() => {
        turn.next = undefined
        waiting.end(ERRORS.ERR_LOCK_TIMEOUT)
      }, patienceMilliseconds)
    })
  }

  #pass(id: string): void {
    const next = this.#turns.get(id)?.next
    if (next) this.#turns.set(id, { askToEnd: next.askToEnd })
    else this.#turns.delete(id)
    next?.end()
  }
}
