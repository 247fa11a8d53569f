import { targetKey } from '../api/session.ts'

const notATarget = [
  '/criminals/',
  '/admin/',
  '/profile',
  '/login',
  '/register',
  '/verify-otp',
  '/forgot-password',
  '/reset-password',
]

/** Where to go after login: the remembered path of this app, or the feed (spec section 2, product choices, section 2). */
export function takeTarget(): string {
  const path = localStorage.getItem(targetKey) ?? '/'
  localStorage.removeItem(targetKey)
  return isSafeTarget(path) ? path : '/'
}

/** Whether a path is of this app, of no other origin, and none of those that the spec excludes. */
export function isSafeTarget(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, here)) return false
  // Parsed like a browser does, which drops tabs, reads '\' as '/' and resolves '..'.
  const { origin, pathname } = new URL(path, here)
  if (origin !== here || pathname.startsWith('//')) return false
  return !notATarget.some((start) => path.startsWith(start) || pathname.startsWith(start))
}

const here = 'https://bichar.invalid'
