const scheme = /^https?:\/\//i
const pattern = /^(https?:\/\/)?([\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,6}(:\d{1,5})?([/?#]\S*)?$/iu

/** An empty value, or something like example.com/path with or without http(s) (spec section 5, Create post). */
export const isSourceUrl = (text: string): boolean =>
  text === '' || (pattern.test(text) && URL.canParse(sourceHref(text)))

/** The address that a source links to; a source without a scheme gets https. */
export const sourceHref = (source: string): string => (scheme.test(source) ? source : `https://${source}`)
