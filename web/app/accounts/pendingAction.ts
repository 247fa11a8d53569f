import type { FollowSubject } from '@bichar/contract/follows.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { Gate } from './gate.ts'

/** What a guest tapped, as the page for logging in shows it. */
export type PendingAction =
  | { act: 'react' | 'flag'; id: string; title: string; photo?: string | null }
  /** A comment on a post, or a reply to one there. */
  | { act: 'comment'; id: string; title: string; photo?: string | null; parentId?: string }
  | { act: 'share'; kind: 'post' | 'suspect'; id: string; title: string }
  | { act: 'voteOn'; postId: string; id: string; direction: 'up' | 'down'; title: string }
  | { act: 'follow'; subject: FollowSubject; title: string }
  | { act: 'suspect'; title: string; photo: string | null }
  | { act: 'addSuspect' }
  | { act: 'search'; title: string }
  | { act: 'category'; category: CrimeType }
  /** An action without details; 'continue' does not name one at all. */
  | { act: Gate }

/** Stored for this tab only, and in no address; the quick exit deletes it. */
export interface StoredPendingAction {
  wanted: PendingAction
  at: number
}

export const clearPendingAction = () => sessionStorage.removeItem('wanted')

/** Stores what the login is for, for whoever logs in next in this tab. */
export function storePendingAction(action: PendingAction): void {
  sessionStorage.removeItem('wantedBy')
  sessionStorage.setItem(
    'wanted',
    JSON.stringify({ wanted: action, at: Date.now() } satisfies StoredPendingAction),
  )
}

/** Forgets what was tapped when somebody leaves the pages for logging in without a login: they have changed their mind. */
export function abandonPendingAction(): void {
  if (!sessionStorage.getItem('wantedBy')) clearPendingAction()
}
