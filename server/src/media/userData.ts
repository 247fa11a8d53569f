/**
 * Takes the free notes out of H.264 and H.265 video: cameras, drones and encoders write their name, settings and
 * sometimes the place into "supplemental enhancement information" between the pictures, where no player looks.
 */
export interface NoteRemover {
  /** A packet without its notes, or undefined when nothing else was in it. */
  packet(data: Uint8Array): Uint8Array | undefined
  description(data: Uint8Array): Uint8Array
}

const registeredUserData = 4
const unregisteredUserData = 5

/** For a codec that carries no notes, or packets that are not built as lengths and units: undefined. */
export function noteRemover(codec: string, description: Uint8Array | undefined): NoteRemover | undefined {
  if (description?.[0] !== 1) return undefined
  if (codec === 'avc') {
    const lengthBytes = ((description[4] ?? 0) & 3) + 1
    const isNote = (unit: Uint8Array) => ((unit[0] ?? 0) & 0x1f) === 6 && hasUserData(unit.subarray(1))
    return { packet: (data) => withoutUnits(data, lengthBytes, isNote), description: (data) => data }
  }
  if (codec === 'hevc') {
    const lengthBytes = ((description[21] ?? 0) & 3) + 1
    const isNote = (unit: Uint8Array) => isHevcNote((unit[0] ?? 0) >> 1) && hasUserData(unit.subarray(2))
    return { packet: (data) => withoutUnits(data, lengthBytes, isNote), description: withoutHevcNotes }
  }
  return undefined
}

const isHevcNote = (unitType: number) => (unitType & 0x3f) === 39 || (unitType & 0x3f) === 40

function withoutUnits(
  data: Uint8Array,
  lengthBytes: number,
  unwanted: (unit: Uint8Array) => boolean,
): Uint8Array | undefined {
  const kept: Uint8Array[] = []
  let place = 0
  while (place + lengthBytes <= data.length) {
    let length = 0
    for (const byte of data.subarray(place, place + lengthBytes)) length = length * 256 + byte
    const end = place + lengthBytes + length
    if (end > data.length) return data
    if (!unwanted(data.subarray(place + lengthBytes, end))) kept.push(data.subarray(place, end))
    place = end
  }
  const rest = Buffer.concat(kept)
  return rest.length > 0 ? rest : undefined
}

/** Whether one of the messages of a unit is user data. The rest of such a unit is not needed for decoding either. */
function hasUserData(escaped: Uint8Array): boolean {
  const bytes = unescaped(escaped)
  let place = 0
  const number = () => {
    let sum = 0
    while (bytes[place] === 0xff) {
      sum += 0xff
      place += 1
    }
    sum += bytes[place] ?? 0
    place += 1
    return sum
  }
  // The last byte only marks the end.
  while (place + 1 < bytes.length) {
    const type = number()
    if (type === registeredUserData || type === unregisteredUserData) return true
    place += number()
  }
  return false
}

/** Without the 3 that is put after two zeros so that no start code appears. */
const unescaped = (bytes: Uint8Array): Uint8Array =>
  bytes.filter((byte, index) => !(byte === 3 && index >= 2 && !bytes[index - 1] && !bytes[index - 2]))

/** The decoder configuration of H.265 has lists of units by type; x265 puts its settings there. */
function withoutHevcNotes(description: Uint8Array): Uint8Array {
  const bytes = Buffer.from(description)
  const kept: Buffer[] = []
  let place = 23
  for (let list = 0; list < (bytes[22] ?? 0) && place + 3 <= bytes.length; list += 1) {
    const start = place
    const units = bytes.readUInt16BE(place + 1)
    place += 3
    for (let unit = 0; unit < units && place + 2 <= bytes.length; unit += 1) {
      place += 2 + bytes.readUInt16BE(place)
    }
    if (!isHevcNote(bytes[start] ?? 0)) kept.push(bytes.subarray(start, place))
  }
  const header = Buffer.from(bytes.subarray(0, 23))
  header[22] = kept.length
  return Buffer.concat([header, ...kept])
}
