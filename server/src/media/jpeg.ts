/**
 * Reduces a JPEG to its pixels: metadata and anything after the end of the image are dropped, so that a photo can wait on the
 * disk until it is drawn. Kept are tables, frames and scans, the colour profile, the colour transform and the orientation.
 * Returns undefined if the file is not structured as phones write it.
 */
export function onlyPixels(bytes: Buffer, orientation = 1): Buffer | undefined {
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== startOfImage) return undefined
  const kept: Buffer[] = [bytes.subarray(0, 2), whichWayIsUp(orientation)]
  let place = 2
  for (let segments = 0; segments < maxSegments && place + 2 <= bytes.length; segments += 1) {
    const marker = bytes.readUInt16BE(place)
    if (marker === endOfImage) return Buffer.concat([...kept, bytes.subarray(place, place + 2)])
    if (place + 4 > bytes.length) return undefined
    const end = place + 2 + bytes.readUInt16BE(place + 2)
    const segment = bytes.subarray(place, end)
    if (marker >> 8 !== 0xff || segment.length < 4 || end > bytes.length) return undefined
    if (pixelMarkers.has(marker)) kept.push(segment)
    else if (isColourProfile(segment)) kept.push(segment)
    else if (isAdobe(segment)) kept.push(howMixed(segment))
    else if (!noteMarkers(marker)) return undefined
    place = end
    if (marker !== startOfScan) continue
    place = endOfScan(bytes, end)
    kept.push(bytes.subarray(end, place))
  }
  return undefined
}

/**
 * A colour profile in the maximum number of segments, plus ten times the scans of a progressive photo; without a limit, a file
 * made of millions of segments would block the server.
 */
const maxSegments = 1_000

const startOfImage = 0xffd8
const endOfImage = 0xffd9
const startOfScan = 0xffda

/** Tables, the frame types that decoders support, restart intervals and scans. */
const pixelMarkers = new Set([0xffdb, 0xffc4, 0xffc0, 0xffc1, 0xffc2, 0xffdd, startOfScan])

/** Whether a segment holds application data or a comment, which are dropped. */
const noteMarkers = (marker: number) => (marker >= 0xffe0 && marker <= 0xffef) || marker === 0xfffe

const holds = (segment: Buffer, marker: number, words: string) =>
  segment.readUInt16BE(0) === marker && segment.toString('latin1', 4, 4 + words.length) === words

/** Without its colour profile a photo from a current phone would look pale. */
const isColourProfile = (segment: Buffer) => holds(segment, 0xffe2, 'ICC_PROFILE\0')

const isAdobe = (segment: Buffer) => holds(segment, 0xffee, 'Adobe') && segment.length >= 16

/** Rebuilds the Adobe segment: only its last byte, the colour transform, says whether the colours are RGB or something else. */
function howMixed(segment: Buffer): Buffer {
  const made = Buffer.from([0xff, 0xee, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 0])
  made[15] = segment[15] ?? 0
  return made
}

/**
 * Finds the next marker. Within a scan, 0xff starts a marker unless it is followed by a fill byte, by a stuffed zero or by a
 * restart marker.
 */
function endOfScan(bytes: Buffer, start: number): number {
  let place = bytes.indexOf(0xff, start)
  while (place >= 0 && place + 1 < bytes.length) {
    const next = bytes[place + 1] ?? 0
    const goesOn = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!goesOn) return place
    place = bytes.indexOf(0xff, next === 0xff ? place + 1 : place + 2)
  }
  return bytes.length
}

/** Builds the only metadata that is kept, the orientation: an Exif directory with one entry. */
function whichWayIsUp(orientation: number): Buffer {
  const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  const directory = [0, 1, ...entry, 0, 0, 0, 0]
  const content = [...Buffer.from('Exif\0\0MM'), 0, 42, 0, 0, 0, 8, ...directory]
  return Buffer.from([0xff, 0xe1, 0, content.length + 2, ...content])
}
