import { forgetWanted, type Kept, type Wanted } from './wanted.ts'

/** Who registers may wait ten minutes for the code, and for another one. */
const keptMilliseconds = 20 * 60 * 1000

/** What was tapped before the login; nothing after a while. */
export function wantedNow(): Wanted | undefined {
  try {
    const { wanted, at } = JSON.parse(sessionStorage.getItem('wanted') ?? '') as Kept
    return Date.now() - at < keptMilliseconds ? wanted : undefined
  } catch {
    return undefined
  }
}

/** Whoever has just logged in on this page gets what was tapped before it; nobody who became signed in otherwise does. */
export function grantWanted(person: string): void {
  if (wantedNow()) sessionStorage.setItem('wantedBy', person)
}

/** What this person is to get, once; what `isMine` does not take waits for whoever does it. */
export function takeWanted(person: string, isMine: (wanted: Wanted) => boolean): Wanted | undefined {
  const wanted = wantedNow()
  const isTheirs = sessionStorage.getItem('wantedBy') === person
  if (isTheirs && wanted && !isMine(wanted)) return undefined
  forgetWanted()
  sessionStorage.removeItem('wantedBy')
  return isTheirs ? wanted : undefined
}
