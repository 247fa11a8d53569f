/** An EBML number of one to eight bytes, whose leading zeros give its length; all ones mean "unknown". */
function sizeInEbml(bytes: Buffer, place: number): { size: number | undefined; end: number } | undefined {
  const first = bytes[place]
  if (!first) return undefined
  const length = Math.clz32(first) - 23
  const end = place + length
  if (end > bytes.length) return undefined
  let size = first & (0xff >> length)
  let known = size !== 0xff >> length
  for (const byte of bytes.subarray(place + 1, end)) {
    size = size * 256 + byte
    known ||= byte !== 0xff
  }
  return { size: known ? size : undefined, end }
}

interface Segment {
  /** Where its size is written. */
  sizeAt: number
  start: number
  /** Undefined if the recorder did not know it, as those of browsers do not. */
  end: number | undefined
}

/** The segment of a WebM file, which contains everything but a header. */
function segmentOf(bytes: Buffer): Segment | undefined {
  const header = sizeInEbml(bytes, 4)
  if (!header || header.size === undefined) return undefined
  const sizeAt = header.end + header.size + 4
  const segment = sizeInEbml(bytes, sizeAt)
  if (!segment) return undefined
  const { size, end: start } = segment
  return { sizeAt, start, end: size === undefined ? undefined : start + size }
}

/** SeekHead, Info, Tracks, Cues, Chapters, Tags, Attachments and Cluster. */
const parts = ['114d9b74', '1549a966', '1654ae6b', '1c53bb6b', '1043a770', '1254c367', '1941a469', '1f43b675']
const voidOrChecksum = /^(?:ec|bf)/
/** No size begins with a zero. Behind foreign bytes, the demuxer finds such a part again and again. */
const unreadable = parts.map((id) => Buffer.from(`${id}00`, 'hex'))

/**
 * Whether a segment that announces its end reaches it, and its parts have sizes and end within the file, as far as they follow each
 * other. A
 * recorder that does not know the end may have been stopped in the middle of a part.
 */
export function segmentFits(bytes: Buffer): boolean {
  const segment = segmentOf(bytes)
  if (!segment) return false
  const { end = 0 } = segment
  if (end > bytes.length || unreadable.some((part) => bytes.includes(part))) return false
  for (let place = segment.start; place < end; ) {
    const id = bytes.toString('hex', place, place + 4)
    const idBytes = voidOrChecksum.test(id) ? 1 : 4
    const part = idBytes === 1 || parts.includes(id) ? sizeInEbml(bytes, place + idBytes) : undefined
    if (part?.size === undefined) return true
    place = part.end + part.size
    if (place > bytes.length) return false
  }
  return true
}

const unknownSize = Buffer.from('01ffffffffffffff', 'hex')
/** So many `Tags` elements without content that a part which is a few bytes too long ends between them. */
const emptyTags = Buffer.alloc(1_000, Buffer.from('1254c36780', 'hex'))

/**
 * Ends a WebM file with parts that have no content. Behind bytes that are no part of a segment, the demuxer searches for the next
 * part, and never stops if there is none (`resync` of mediabunny 1.61). Other places in the file are counted from the start of the
 * segment's content, so its size may take more bytes than before.
 */
export function withLastParts(bytes: Buffer): Buffer {
  const segment = segmentOf(bytes)
  if (!segment) return bytes
  const { sizeAt, start } = segment
  return Buffer.concat([bytes.subarray(0, sizeAt), unknownSize, bytes.subarray(start), emptyTags])
}
