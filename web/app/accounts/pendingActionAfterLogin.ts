import { clearPendingAction, type PendingAction, type StoredPendingAction } from './pendingAction.ts'

/** A person who registers may wait ten minutes for the code, and as long for another one. */
const keptMilliseconds = 20 * 60 * 1000

/** What was tapped before the login; undefined after some time. */
export function readPendingAction(): PendingAction | undefined {
  try {
    const { wanted, at } = JSON.parse(sessionStorage.getItem('wanted') ?? '') as StoredPendingAction
    return Date.now() - at < keptMilliseconds ? wanted : undefined
  } catch {
    return undefined
  }
}

/** Assigns what was tapped to the person who has just logged in; nobody who became signed in otherwise gets it. */
export function assignPendingAction(person: string): void {
  if (readPendingAction()) sessionStorage.setItem('wantedBy', person)
}

/** Returns what this person tapped, only once; if `isMine` is false for it, it is left for the component that handles it. */
export function takePendingAction(
  person: string,
  isMine: (action: PendingAction) => boolean,
): PendingAction | undefined {
  const action = readPendingAction()
  const isTheirs = sessionStorage.getItem('wantedBy') === person
  if (isTheirs && action && !isMine(action)) return undefined
  clearPendingAction()
  sessionStorage.removeItem('wantedBy')
  return isTheirs ? action : undefined
}
