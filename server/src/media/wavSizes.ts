/**
 * Gives a WAV file the sizes that it should have. A program that writes into a pipe, or a recorder that was stopped, leaves those of
 * the file and of the sound at 0 or at all ones; players then play to the end of the file. Chunks behind the sound are cut off, since
 * metadata there would become sound.
 */
export function withWavSizes(bytes: Buffer): Buffer {
  if (bytes.length < 44 || bytes.toString('latin1', 0, 4) !== 'RIFF') return bytes
  const sound = placeOfSound(bytes)
  if (sound === undefined) return bytes
  const size = bytes.readUInt32LE(sound + 4)
  const wholeSize = bytes.readUInt32LE(4)
  const isOpen = size === unset || (size === 0 && (wholeSize === unset || wholeSize <= sound))
  const end = isOpen ? endOfSound(bytes, sound + 8) : bytes.length
  if (!isOpen && wholeSize !== 0) return bytes
  const whole = Buffer.from(bytes.subarray(0, end))
  whole.writeUInt32LE(end - 8, 4)
  if (isOpen) whole.writeUInt32LE(end - sound - 8, sound + 4)
  return whole
}

const unset = 0xffff_ffff

function placeOfSound(bytes: Buffer): number | undefined {
  for (let place = 12; place + 8 <= bytes.length; ) {
    if (bytes.toString('latin1', place, place + 4) === 'data') return place
    const size = bytes.readUInt32LE(place + 4)
    place += 8 + size + (size & 1)
  }
  return undefined
}

/** Where the first of the chunks begins that lead exactly to the end of the file; sound does so by chance once in billions. */
function endOfSound(bytes: Buffer, start: number): number {
  const ends = new Set([bytes.length])
  let end = bytes.length
  for (let place = bytes.length - 8; place >= start; place -= 1) {
    if (!isChunkName(bytes, place)) continue
    const size = bytes.readUInt32LE(place + 4)
    if (!ends.has(place + 8 + size) && !ends.has(place + 8 + size + (size & 1))) continue
    ends.add(place)
    end = place
  }
  return end
}

const isChunkName = (bytes: Buffer, place: number) =>
  bytes.subarray(place, place + 4).every((byte) => byte >= 0x20 && byte < 0x7f)
