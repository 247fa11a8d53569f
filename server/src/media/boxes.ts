/** Yields the MP4 boxes that follow each other in some bytes; each box starts with its size and its type. */
export function* childBoxes(bytes: Buffer): Generator<{ type: string; content: Buffer }> {
  let place = 0
  while (place + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(place)
    const isLong = short === 1 && place + 16 <= bytes.length
    const size = isLong ? Number(bytes.readBigUInt64BE(place + 8)) : short || bytes.length - place
    if (size < 8) return
    const type = bytes.toString('latin1', place + 4, place + 8)
    yield { type, content: bytes.subarray(place + (isLong ? 16 : 8), place + size) }
    place += size
  }
}
