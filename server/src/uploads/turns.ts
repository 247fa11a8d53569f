import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server'

/** How long a request waits for the one before it. */
const patienceMilliseconds = 30_000

interface Waiting {
  askToEnd: RequestRelease
  /** Ends the wait: the request gets its turn or, with a refusal, is rejected. */
  end(refusal?: unknown): void
}

interface Turn {
  askToEnd: RequestRelease
  next?: Waiting | undefined
}

/**
 * Locks each upload, within this process, so that one request at a time works on it. A new request asks the present one to end, and
 * waits. Only one request waits; it is refused when another one comes. Replaces the locker of the tus server, which polls without a
 * pause: a few stalled connections would then use up the CPU and ever more memory.
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
    // The refused client asks for the file's offset, as after a conflict with another process.
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
