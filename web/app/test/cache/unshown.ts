import type { Changes } from './change.ts'

const noSession = 'nobody is signed in, and the page that is loaded next begins with an empty cache'
const noQuery = 'no query reads what it changes'
const ofDevice = 'it changes what is stored for a device, which no query reads'
const ofDesk = 'the desk holds its own queue: moderation/desk/Desk.test.tsx'
const ofSanctions = 'moderation/sanctions/sanctionsChanged.test.tsx'
const everything = 'it resets the whole cache: accounts/protection.ts'

/** The calls after which the cache stays, or which are held elsewhere. */
export const unshown = {
  'POST /auth/register': noSession,
  'POST /auth/verify-otp': noSession,
  'POST /auth/resend-otp': noSession,
  'POST /auth/login': noSession,
  'POST /auth/forgot-password': noSession,
  'POST /auth/reset-password': noSession,
  'POST /auth/appeal': noSession,
  'DELETE /auth/account': noSession,
  'DELETE /users/profile': noSession,
  'POST /auth/logout': noSession,
  'PUT /auth/change-password': 'it ends the other sessions, which are read again whenever they are shown',
  'POST /auth/reset-confirmation': 'accounts/ResetConfirmation.tsx reads it again',
  'POST /auth/reset-objection': noQuery,
  'PUT /auth/second-password': everything,
  'DELETE /auth/second-password': everything,
  'POST /auth/second-password/unlock': everything,
  'POST /auth/second-password/lock': everything,
  'POST /auth/second-password/forget': everything,
  'POST /auth/second-password/prolong': noQuery,
  'POST /ai/blog': noQuery,
  'POST /uploads': noQuery,
  'POST /places/near': noQuery,
  'POST /search/similar': 'it only reads',
  'POST /notifications/token': ofDevice,
  'DELETE /notifications/token': ofDevice,
  'POST /guest-reports': 'a report without an account waits, and guests see nothing of it',
  'POST /follow-ups': noQuery,
  'POST /follow-ups/answers': noQuery,
  'POST /follow-ups/timelines': noQuery,
  'POST /follow-ups/outcomes': noQuery,
  'POST /follow-ups/withdraw': noQuery,
  'POST /admin/desk/next': ofDesk,
  'POST /admin/desk/:kind/:id/claim': ofDesk,
  'DELETE /admin/desk/:kind/:id/claim': ofDesk,
  'POST /admin/desk/:kind/:id/notes': ofDesk,
  'PUT /admin/desk/:kind/:id/alts': ofDesk,
  'POST /admin/desk/decisions': ofDesk,
  'POST /admin/desk/decisions/hold': ofDesk,
  'DELETE /admin/desk/decisions/:id': ofDesk,
  'POST /sanctions/:id/appeal': ofSanctions,
  'POST /admin/users/:id/sanctions': ofSanctions,
  'POST /admin/author-pauses': ofSanctions,
  'POST /admin/appeals/:id': ofSanctions,
} satisfies Partial<Changes>
