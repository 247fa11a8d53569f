import parseRange from 'range-parser'
import type { ByteRange } from '../outside/fileTypes.ts'

/**
 * Parses a Range header for a file of `size` bytes. Several ranges, another unit or an invalid header yield the whole file, as
 * RFC 9110 allows.
 */
export function requestedRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  if (!header) return 'whole'
  const [, lastBytes] = header.match(/^bytes=-(\d+)$/) ?? []
  // The parser rejects a suffix length that is larger than the file.
  if (lastBytes && Number(lastBytes) > size && size > 0) return { start: 0, end: size - 1 }
  const ranges = parseRange(size, header)
  if (ranges === -1) return 'unsatisfiable'
  if (ranges === -2 || ranges.type !== 'bytes') return 'whole'
  return ranges.length === 1 && ranges[0] ? ranges[0] : 'whole'
}

/** Whether an If-None-Match header contains our tag; a weak tag matches as well. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim()))
