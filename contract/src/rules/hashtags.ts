/**
 * The hashtags in what somebody typed: split at commas and white space, without the # in front, each once however it is
 * capitalised. Free of zod, for the browser.
 */
export function hashtagsOf(text: string): string[] {
  const tags = text
    .split(/[\s,]/)
    .map((part) => part.replace(/^#+/, ''))
    .filter(Boolean)
  return [...new Map(tags.reverse().map((tag) => [tag.toLowerCase(), tag])).values()].reverse()
}
