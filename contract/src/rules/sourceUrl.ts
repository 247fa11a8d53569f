const scheme = /^https?:\/\//i
const pattern =
  /^(https?:\/\/)?([\p{L}\p{M}\p{N}_-]+\.)+([\p{L}\p{M}]{2,63}|xn--[a-z\d-]{1,59})(:\d{1,5})?([/?#]\S*)?$/iu
const links = /https?:\/\/\S+/gi

/** Invisible characters that are part of no word, unlike the joiners of Bengali. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g

/** What ends a sentence or a bracket behind a link. */
const endings = new Set('.,;:!?।)]}»"\'”’')

function withoutEndings(link: string): string {
  let end = link.length
  while (endings.has(link.charAt(end - 1))) end -= 1
  return link.slice(0, end)
}

/** The source in what was pasted: share buttons put words around the only link. */
export function sourceIn(pasted: string): string {
  const text = pasted.replace(invisible, '').trim()
  if (!/\s/.test(text)) return text
  const [link, ...others] = text.match(links) ?? []
  return link && others.length === 0 ? withoutEndings(link) : text
}

/**
 * An empty value, or something like example.com/path with or without http(s) (spec section 5, Create post; endings by decisions section
 * 13).
 */
export const isSourceUrl = (text: string): boolean =>
  text === '' || (pattern.test(text) && URL.canParse(sourceHref(text)))

/** The address that a source links to; a source without a scheme gets https. */
export const sourceHref = (source: string): string => (scheme.test(source) ? source : `https://${source}`)
