/** Shortens a text to at most this many UTF-16 code units, without splitting a grapheme. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter().segment(text.slice(0, most + 1))) {
    if (index + segment.length <= most) end = index + segment.length
  }
  return `${text.slice(0, end).trimEnd()}…`
}
