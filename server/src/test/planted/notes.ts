/** A name, a phone, coordinates and a picture, which are planted in every place of a recording. */
const said = 'PLANTED-name; PLANTED-phone; +23.8103+090.4125/; '
export const picture = Buffer.from('\x89PNG\r\n\x1a\n PLANTED-picture', 'latin1')
export const note = Buffer.concat([Buffer.from(said), picture])

/** Whether any planted text is left, at any bit offset. */
export function isNoted(bytes: Buffer): boolean {
  const traces = ['PLANTED', '23.8103', '090.4125'].map((trace) => Buffer.from(trace))
  return [0, 1, 2, 3, 4, 5, 6, 7].some((bits) => {
    const shifted = bytes.map((byte, place) => (byte << bits) | ((bytes[place + 1] ?? 0) >> (8 - bits)))
    return traces.some((trace) => Buffer.from(shifted).includes(trace))
  })
}

export const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

export const uint32LE = (value: number): Buffer => uint32(value).reverse()

/** Bytes prefixed with their length, which takes `sizeBytes` bytes. */
export function sized(content: Uint8Array, sizeBytes = 4): Buffer {
  const size = Buffer.alloc(sizeBytes)
  size.writeUIntBE(content.length, 0, sizeBytes)
  return Buffer.concat([size, content])
}

export const box = (type: string, ...content: Uint8Array[]): Buffer => {
  const inside = Buffer.concat(content)
  return Buffer.concat([uint32(inside.length + 8), Buffer.from(type, 'latin1'), inside])
}
