/**
 * Stores a choice in a cookie, so that the server renders the next page accordingly; `undefined` deletes it. Only call this when a person
 * makes a choice: a mere visit must not leave a cookie.
 */
export function setPreferenceCookie(name: string, value: string | undefined): void {
  const seconds = value === undefined ? 0 : 31_536_000
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older phones
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
