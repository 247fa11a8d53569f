import type { BitReader } from './bits.ts'

/**
 * Reads the channel layout (ISO 14496-3, "program config element") up to the comment that follows it, and returns the size of
 * that comment in bytes.
 */
export function readProgram(reader: BitReader): number {
  reader.read(10)
  const channels = reader.read(4) + reader.read(4) + reader.read(4)
  const lowFrequency = reader.read(2)
  const associated = reader.read(3)
  const coupled = reader.read(4)
  for (const bits of [4, 4, 3]) if (reader.read(1)) reader.read(bits)
  for (let count = channels + coupled; count > 0; count -= 1) reader.read(5)
  for (let count = lowFrequency + associated; count > 0; count -= 1) reader.read(4)
  reader.read(-reader.position & 7)
  return reader.read(8)
}
