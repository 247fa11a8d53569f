import { limits } from '@bichar/contract/rules/limits.ts'
import { deviceId } from './deviceId.ts'
import { toFullPhone } from './phoneEntry.ts'

/** Keys in local storage, which spec section 3 prescribes. */
const keys = {
  registration: 'pendingRegistration',
  login: 'verificationData',
  typed: 'registrationData',
} as const

export type Purpose = 'registration' | 'login'

/** A registration or login that waits for its code. */
export interface PendingVerification {
  purpose: Purpose
  phone: string
  deviceId: string
  name?: string
  /** When a new code may be requested, in milliseconds; it is stored, so that a reload does not start the wait again. */
  resendAt: number
}

/** The server deletes what has not been verified a day after its code has expired. */
const keptMilliseconds = 24 * 60 * 60 * 1000

export function beginVerification(purpose: Purpose, { phone, name }: { phone: string; name?: string }) {
  localStorage.removeItem(keys[purpose === 'login' ? 'registration' : 'login'])
  store({
    purpose,
    phone: toFullPhone(phone),
    name,
    deviceId: deviceId(),
    resendAt: Date.now() + limits.codeSeconds * 1000,
  })
}

/** The registration or login in this browser that waits for its code. */
export function pendingVerification(): PendingVerification | undefined {
  for (const purpose of ['registration', 'login'] as const) {
    const found = parsePendingVerification(purpose, localStorage.getItem(keys[purpose]), Date.now())
    if (found) {
      store(found)
      return found
    }
  }
}

/** Starts the waiting time after a new code has been sent. */
export function waitAfterResend(pending: PendingVerification): PendingVerification {
  const later = { ...pending, resendAt: Date.now() + limits.codeSecondsAfterResend * 1000 }
  store(later)
  return later
}

export function endVerification() {
  for (const key of Object.values(keys)) localStorage.removeItem(key)
}

const store = ({ purpose, ...data }: PendingVerification) =>
  localStorage.setItem(keys[purpose], JSON.stringify(data))

/** Reads what was stored; undefined if it is unreadable, or too old for the server to know it. */
export function parsePendingVerification(
  purpose: Purpose,
  text: string | null,
  now: number,
): PendingVerification | undefined {
  const { phone, name, deviceId, resendAt } = readRecord(text)
  if (typeof phone !== 'string' || typeof deviceId !== 'string') return undefined
  const latest = now + limits.codeSeconds * 1000
  const moment = typeof resendAt === 'number' ? Math.min(resendAt, latest) : latest
  if (moment < now - keptMilliseconds) return undefined
  return { purpose, phone, deviceId, ...(typeof name === 'string' && { name }), resendAt: moment }
}

/** Keeps the registration form (never its password) for a person who comes back to correct the number. */
export const storeRegistrationForm = (form: { name: string; phone: string }) =>
  localStorage.setItem(keys.typed, JSON.stringify(form))

export function readRegistrationForm(): { name: string; phone: string } {
  const { name, phone } = readRecord(localStorage.getItem(keys.typed))
  return { name: typeof name === 'string' ? name : '', phone: typeof phone === 'string' ? phone : '' }
}

function readRecord(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
