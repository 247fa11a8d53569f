import { escapeUnit, unescapeUnit } from './nalUnits.ts'

/**
 * The types of "supplemental enhancement information" messages that are kept, each with its maximum size in bytes. No decoder
 * needs any message to produce pictures. These two say where decoding can begin and which brightness was meant, and they are too
 * short to hold text. Cameras, drones and encoders write the others: names, settings, the time, sometimes the location.
 */
const keptMessages = new Map([
  [6, 5], // recovery point
  [147, 1], // alternative transfer characteristics
])

/** Returns the new content of a unit with its kept messages, each type once; undefined if no message is kept. */
export function cleanMessages(content: Uint8Array): Uint8Array | undefined {
  const kept = readMessages(unescapeUnit(content))
  if (kept.size === 0) return undefined
  const messages = [...kept].map(([type, payload]) => Buffer.from([type, payload.length, ...payload]))
  return escapeUnit(Buffer.concat([...messages, Buffer.from([endOfUnit])]))
}

const endOfUnit = 0x80

/** Type and size of a message are each encoded as a run of 255s plus a remainder. If the sizes do not add up, no message is kept. */
function readMessages(bytes: Uint8Array): Map<number, Uint8Array> {
  const kept = new Map<number, Uint8Array>()
  let place = 0
  const readNumber = () => {
    let sum = 0
    for (; bytes[place] === 0xff; place += 1) sum += 0xff
    sum += bytes[place] ?? 0
    place += 1
    return sum
  }
  const end = bytes.findLastIndex((byte) => byte !== 0)
  while (place < end) {
    const type = readNumber()
    const size = readNumber()
    if (place + size > end) return new Map()
    if (size <= (keptMessages.get(type) ?? -1)) kept.set(type, bytes.subarray(place, place + size))
    place += size
  }
  return kept
}
