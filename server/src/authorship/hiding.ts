import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from '../actor.ts'

/** Somebody from whom their own anonymous things are hidden while a call of theirs is answered. */
interface Hiding {
  userId: string
  /** What this very call has made, and may say so. */
  made: Set<string>
}

const calls = new AsyncLocalStorage<Hiding>()

/**
 * Does something for a person to whom nothing that they wrote anonymously may be shown, or handed to be changed. What stands
 * behind it asks in one place, `open` and `subjectsOf`, to which every module comes for authors: none can forget to. So it is
 * bound to the call and not handed down, which each store would have to do.
 */
export const hidingFrom = <Result>(userId: string, act: () => Result): Result =>
  calls.run({ userId, made: new Set() }, act)

/** Does what somebody asks for, without what is hidden from them. */
export const shownTo = <Result>(actor: Actor, act: () => Result): Result =>
  actor.role !== 'guest' && actor.anonymousHidden ? hidingFrom(actor.userId, act) : act()

/** Whether this person may not learn, in what is being done, that the thing is theirs; without one, that anything is. */
export function isHidden(userId: string, subjectId?: string): boolean {
  const call = calls.getStore()
  return call?.userId === userId && !(subjectId !== undefined && call.made.has(subjectId))
}

/** This call has made the thing, or made it before and repeats itself: its answer may show it as the caller's. */
export const showMade = (subjectId: string): void => void calls.getStore()?.made.add(subjectId)
