/** Stands for the address of the app: what leads away from it is no path. */
const here = 'http://app.invalid'

/** Empty, a path of this app, or an address that begins with http:// or https://. */
export function isLink(text: string): boolean {
  if (text === '') return true
  if (text.startsWith('/')) return isPath(text)
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

/**
 * Read as a browser reads it, which drops tabs, takes '\\' for '/' and follows '..': neither it nor the path that comes out
 * of it, read again, may lead to another host.
 */
function isPath(text: string): boolean {
  if (!URL.canParse(text, here)) return false
  const { origin, pathname } = new URL(text, here)
  return origin === here && !pathname.startsWith('//')
}
