import { newKey } from '../api/newKey.ts'

const key = 'deviceId'

/** Identifies this browser to the accounts module, which asks for a code on an unknown device. It is created on first use. */
export function deviceId(): string {
  const known = localStorage.getItem(key)
  if (known) return known
  const made = `dev_${newKey()}`
  localStorage.setItem(key, made)
  return made
}
