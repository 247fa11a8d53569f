import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from '../core/actor.ts'

/** A person from whom their own anonymous things are hidden during one of their calls. */
interface Hiding {
  userId: string
  /** Ids of the things that this call has made, which its response may show. */
  made: Set<string>
}

const calls = new AsyncLocalStorage<Hiding>()

/**
 * Runs a function in which nothing that this person wrote anonymously is shown to them or can be changed by them. `open` and
 * `subjectsOf`, from which all modules get authors, check this, so none of them can forget it. AsyncLocalStorage carries it,
 * because otherwise each store would have to pass it on.
 */
export const hidingFrom = <Result>(userId: string, act: () => Result): Result =>
  calls.run({ userId, made: new Set() }, act)

/** Runs a function for an actor; if their anonymous things are hidden from them, they are hidden within it. */
export const shownTo = <Result>(actor: Actor, act: () => Result): Result =>
  actor.role !== 'guest' && actor.anonymousHidden ? hidingFrom(actor.userId, act) : act()

/**
 * Whether this person must not learn during this call that the thing is theirs; without `subjectId`, whether anything is hidden
 * from them.
 */
export function isHidden(userId: string, subjectId?: string): boolean {
  const call = calls.getStore()
  return call?.userId === userId && !(subjectId !== undefined && call.made.has(subjectId))
}

/** This call has made the thing, or is a repetition of the call that did: its response may show the caller as the author. */
export const showMade = (subjectId: string): void => void calls.getStore()?.made.add(subjectId)
