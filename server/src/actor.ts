/** Who calls: nobody known, or a person with a live session. */
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
  sessionId: string
}

export const guest: Guest = { userId: null, role: 'guest', isSuperAdmin: false, sessionId: null }
