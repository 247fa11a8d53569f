import { readMp3Header } from './codecs/mp3Header.ts'

/**
 * The frames of an MP3 file, without what stands between them. A frame is kept only if another of the same stream, or the end of the
 * file, comes exactly where it ends: the last one before a tag may have been cut off, and the rest of it would be the tag.
 */
export function onlyFrames(bytes: Buffer): Buffer {
  const kept: Buffer[] = []
  for (let place = 0; place < bytes.length; ) {
    const header = readMp3Header(bytes, place)
    if (!header) {
      place += tagBytesAt(bytes, place) || bytesUntil(bytes, place + 1)
      continue
    }
    const end = place + header.size
    const isFollowed = end === bytes.length || readMp3Header(bytes, end)?.stream === header.stream
    if (isFollowed) kept.push(bytes.subarray(place, end))
    place = isFollowed ? end : place + 1
  }
  return Buffer.concat(kept)
}

/** Bytes until something begins that may be a frame or a tag. */
function bytesUntil(bytes: Buffer, start: number): number {
  let place = start
  while (place < bytes.length && bytes[place] !== 0xff && bytes[place] !== 0x49) place += 1
  return place - start + 1
}

/** The length of the ID3v2 tag that begins here, whose pictures may look like frames; 0 if there is none. */
function tagBytesAt(bytes: Buffer, place: number): number {
  if (bytes.toString('latin1', place, place + 3) !== 'ID3' || place + 10 > bytes.length) return 0
  const size = bytes.subarray(place + 6, place + 10)
  if (size.some((byte) => byte > 0x7f)) return 0
  return 10 + size.reduce((sum, byte) => sum * 128 + byte, 0)
}
