/**
 * Keeps a choice in a cookie, so that the server renders the next page by it; `undefined` forgets it. Only what a person
 * presses may call this: a mere visit leaves nothing behind.
 */
export function rememberChoice(name: string, value: string | undefined): void {
  const seconds = value === undefined ? 0 : 31_536_000
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older phones
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
