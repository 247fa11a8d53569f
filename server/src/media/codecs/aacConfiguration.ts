import { ApiError } from '../../core/refusal.ts'
import { readProgram } from './aacProgram.ts'
import { BitReader, BitWriter } from './bits.ts'

const lowComplexity = 2
/** The "high efficiency" object types: spectral band replication, without and with parametric stereo. */
const extensions = [5, 29]
const customFrequency = 15
const bandReplication = 0x2b7
const parametricStereo = 0x548

/** Copies the necessary fields of the "audio specific config" (ISO 14496-3), with an empty comment. */
export function cleanAacConfiguration(description: Uint8Array = new Uint8Array()): Uint8Array {
  const reader = new BitReader(description)
  const writer = new BitWriter()
  const copy = (count: number): number => {
    const value = reader.read(count)
    writer.write(value, count)
    return value
  }
  const copyFrequency = () => copy(4) === customFrequency && copy(24)

  const announced = copy(5)
  copyFrequency()
  const channels = copy(4)
  const isExtended = extensions.includes(announced)
  if (isExtended) copyFrequency()
  const objectType = isExtended ? copy(5) : announced
  if (objectType !== lowComplexity) throw new ApiError('file_codec')

  copy(1)
  if (copy(1)) copy(14)
  reader.read(1)
  writer.write(0, 1)
  if (channels === 0) copyProgram(reader, writer)
  if (!isExtended) copySuffix(reader, writer)
  return writer.toBytes()
}

function copyProgram(reader: BitReader, writer: BitWriter): void {
  const start = reader.position
  const commentBytes = readProgram(reader)
  const comment = reader.position
  reader.position = start
  while (reader.position < comment - 8) writer.write(reader.read(1), 1)
  writer.write(0, 8)
  reader.position = comment
  reader.skip(commentBytes * 8)
}

/** Copies the backward-compatible extension at the end, which old players ignore: it announces sound that they cannot decode. */
function copySuffix(reader: BitReader, writer: BitWriter): void {
  if (reader.left < 17 || reader.read(11) !== bandReplication || reader.read(5) !== extensions[0]) return
  writer.write(bandReplication, 11)
  writer.write(5, 5)
  const isUsed = reader.read(1)
  writer.write(isUsed, 1)
  if (!isUsed) return
  const frequency = reader.read(4)
  writer.write(frequency, 4)
  if (frequency === customFrequency) writer.write(reader.read(24), 24)
  if (reader.left < 12 || reader.read(11) !== parametricStereo) return
  writer.write(parametricStereo, 11)
  writer.write(reader.read(1), 1)
}
