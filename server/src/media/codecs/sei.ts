import { escapeUnit, unescapeUnit } from './nalUnits.ts'

/**
 * The messages of "supplemental enhancement information" that stay, by their type, with the most bytes that they
 * take. No decoder needs any for its pictures. These two say where decoding can begin and which brightness was
 * meant, and are too short for words. Cameras, drones and encoders write the rest: their names, settings, the time,
 * sometimes the place.
 */
const keptMessages = new Map([
  [6, 5], // recovery point
  [147, 1], // alternative transfer characteristics
])

/** The messages of a unit that stay, each once, as its new content; undefined when none does. */
export function cleanMessages(content: Uint8Array): Uint8Array | undefined {
  const kept = readMessages(unescapeUnit(content))
  if (kept.size === 0) return undefined
  const messages = [...kept].map(([type, payload]) => Buffer.from([type, payload.length, ...payload]))
  return escapeUnit(Buffer.concat([...messages, Buffer.from([endOfUnit])]))
}

const endOfUnit = 0x80

/** Type and size of a message are each as many 255s as fit, and the rest. What does not come out even is nothing. */
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
