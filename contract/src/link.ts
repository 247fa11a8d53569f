/** Stands for the address of the app: what leads away from it is no path. */
const here = 'http://app.invalid'

/** Empty, a path of this app, or an address that begins with http:// or https://. */
export function isLink(text: string): boolean {
  if (text === '') return true
  if (text.startsWith('/')) return URL.canParse(text, here) && new URL(text, here).origin === here
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
