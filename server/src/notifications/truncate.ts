/** Shortens a text to at most this many UTF-16 code units, without splitting a grapheme. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter().segment(text.slice(0, maxLength + 1))) {
    if (index + segment.length <= maxLength) end = index + segment.length
  }
  return `${text.slice(0, end).trimEnd()}…`
}
