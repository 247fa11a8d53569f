/** Who makes a call: a guest, or a person with an active session. */
export type Actor = Guest | SignedIn

export interface Guest {
  userId: null
  role: 'guest'
  isSuperAdmin: false
  sessionId: null
}

export interface SignedIn {
  userId: string
  role: 'user' | 'admin'
  isSuperAdmin: boolean
  /** Whether there is another admin, who is not suspended and could decide in their place. */
  hasOtherAdmins?: boolean
  sessionId: string
  /** Whether their anonymous content is hidden from them: after a password reset, or until the second password is given. */
  anonymousHidden?: boolean
  /** Until when a session that the second password has unlocked shows that content, unless it is prolonged. */
  anonymousShownUntil?: Date | null
  /** The first day (YYYY-MM-DD) on which they may write again. */
  pausedUntil?: string | null
}

export const guest: Guest = { userId: null, role: 'guest', isSuperAdmin: false, sessionId: null }
