/**
 * The hashtags in a typed text: split at commas and white space, without the leading #. Hashtags that differ only in case count as
 * one. This file does not import zod, so that the browser can load it cheaply.
 */
export function hashtagsOf(text: string): string[] {
  const tags = text
    .split(/[\s,]/)
    .map((part) => part.replace(/^#+/, ''))
    .filter(Boolean)
  return [...new Map(tags.reverse().map((tag) => [tag.toLowerCase(), tag])).values()].reverse()
}
