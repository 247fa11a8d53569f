import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { Gate } from './useLoginGate.ts'

/** What a guest tapped, as the page for logging in shows it. */
export type Wanted =
  | { act: 'react' | 'share' | 'comment' | 'flag'; id: string; title: string }
  | { act: 'suspect'; title: string; photo: string | null }
  | { act: 'search'; title: string }
  | { act: 'category'; category: CrimeType }
  | { act: Extract<Gate, 'createReport' | 'notifications' | 'vote'> }

interface Kept {
  wanted: Wanted
  at: number
  /** Who has logged in for it. */
  by?: string
}

/**
 * Kept by this tab alone and in no address; the quick exit clears it. Who registers may wait ten minutes for the code, and
 * for another one.
 */
const key = 'wanted'
const keptMilliseconds = 20 * 60 * 1000

const keep = (kept: Kept) => sessionStorage.setItem(key, JSON.stringify(kept))

export const forgetWanted = () => sessionStorage.removeItem(key)

/** Notes what the login is for; nothing, where that is no one thing. */
export function noteWanted(wanted: Wanted | undefined): void {
  if (wanted) keep({ wanted, at: Date.now() })
  else forgetWanted()
}

function readKept(text: string | null, now: number): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? '') as Kept
    return now - kept.at < keptMilliseconds && kept.at <= now && kept.wanted ? kept : undefined
  } catch {
    return undefined
  }
}

const kept = () => readKept(sessionStorage.getItem(key), Date.now())

export const wantedNow = (): Wanted | undefined => kept()?.wanted

/** Whoever has just logged in on this page gets what was tapped before it; nobody who became signed in otherwise does. */
export function grantWanted(person: string): void {
  const now = kept()
  if (now) keep({ ...now, by: person })
}

/** What this person is to get, once; what `isMine` does not take waits for whoever does it. */
export function takeWanted(person: string, isMine: (wanted: Wanted) => boolean): Wanted | undefined {
  const now = kept()
  if (now?.by === person && !isMine(now.wanted)) return undefined
  forgetWanted()
  return now?.by === person ? now.wanted : undefined
}

/** Whoever leaves the pages for logging in without having done so has thought better of it. */
export function leaveWanted(): void {
  if (!kept()?.by) forgetWanted()
}
