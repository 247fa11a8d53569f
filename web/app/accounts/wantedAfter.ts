import { forgetWanted, type Kept, type Wanted } from './wanted.ts'

/** A person who registers may wait ten minutes for the code, and as long for another one. */
const keptMilliseconds = 20 * 60 * 1000

/** What was tapped before the login; undefined after some time. */
export function wantedNow(): Wanted | undefined {
  try {
    const { wanted, at } = JSON.parse(sessionStorage.getItem('wanted') ?? '') as Kept
    return Date.now() - at < keptMilliseconds ? wanted : undefined
  } catch {
    return undefined
  }
}

/** Assigns what was tapped to the person who has just logged in; nobody who became signed in otherwise gets it. */
export function grantWanted(person: string): void {
  if (wantedNow()) sessionStorage.setItem('wantedBy', person)
}

/** Returns what this person tapped, only once; if `isMine` is false for it, it is left for the component that handles it. */
export function takeWanted(person: string, isMine: (wanted: Wanted) => boolean): Wanted | undefined {
  const wanted = wantedNow()
  const isTheirs = sessionStorage.getItem('wantedBy') === person
  if (isTheirs && wanted && !isMine(wanted)) return undefined
  forgetWanted()
  sessionStorage.removeItem('wantedBy')
  return isTheirs ? wanted : undefined
}
