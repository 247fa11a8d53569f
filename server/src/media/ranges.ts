import parseRange from 'range-parser'
import type { ByteRange } from '../outside/files.ts'

/**
 * What a Range header asks for of a file of `size` bytes. Several ranges at once, another unit, or nonsense: the whole
 * file, as RFC 9110 allows.
 */
export function requestedRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  if (!header) return 'whole'
  const [, lastBytes] = header.match(/^bytes=-(\d+)$/) ?? []
  // The parser refuses a tail that is longer than the file.
  if (lastBytes && Number(lastBytes) > size && size > 0) return { start: 0, end: size - 1 }
  const ranges = parseRange(size, header)
  if (ranges === -1) return 'unsatisfiable'
  if (ranges === -2 || ranges.type !== 'bytes') return 'whole'
  return ranges.length === 1 && ranges[0] ? ranges[0] : 'whole'
}

/** Whether one of the tags of an If-None-Match header is ours; a weak one counts as well. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim()))
