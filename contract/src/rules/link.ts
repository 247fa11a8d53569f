/** A placeholder for the app's origin: a text that resolves to another origin is not a path. */
const here = 'http://app.invalid'

/** Whether a text is empty, a path of this app, or an absolute address that begins with http:// or https://. */
export function isLink(text: string): boolean {
  if (text === '') return true
  if (text.startsWith('/')) return isPath(text)
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

/**
 * Parses the path as a browser does, which drops tabs, treats '\\' as '/' and resolves '..'. Neither the text nor the resulting path,
 * parsed once more, may lead to another host (an open redirect).
 */
function isPath(text: string): boolean {
  if (!URL.canParse(text, here)) return false
  const { origin, pathname } = new URL(text, here)
  return origin === here && !pathname.startsWith('//')
}
