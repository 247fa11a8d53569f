const key = 'deviceId'

/**
 * Identifies this browser to the accounts module, which asks for a code on an unknown device. It is created on first use.
 * `crypto.randomUUID` is missing where the app is not served over https, such as on a phone in the developer's network.
 */
export function deviceId(): string {
  const known = localStorage.getItem(key)
  if (known) return known
  const random = crypto.getRandomValues(new Uint8Array(16))
  const made = `dev_${Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  localStorage.setItem(key, made)
  return made
}
