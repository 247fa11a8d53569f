import { EncodedPacket, EncodedPacketSink } from 'mediabunny'
import { expect, test } from 'vitest'
import { opened } from '../../test/planted/streams.ts'
import { sample } from '../../test/samples.ts'
import { BitWriter } from './bits.ts'
import { openMp3 } from './mp3.ts'

const headBytes = 13
const frameBytes = 72

/** A frame of one channel with 16 kilobits and 16 kHz, whose bytes after the headers are all ones. */
function frame(reachesBack: number, soundBytes: number): Uint8Array {
  const head = new BitWriter()
  for (const [value, bits] of [
    [0xfff3, 16],
    [0x28, 8],
    [0xc0, 8],
  ] as const)
    head.write(value, bits)
  for (const [value, bits] of [
    [reachesBack, 8],
    [0, 1],
    [soundBytes * 8, 12],
  ] as const)
    head.write(value, bits)
  return Buffer.concat([
    head.toBytes(),
    Buffer.alloc(headBytes - 7),
    Buffer.alloc(frameBytes - headBytes, 0xff),
  ])
}

async function cleaned(frames: Uint8Array[]): Promise<Uint8Array[]> {
  async function* packets() {
    for (const data of frames) yield new EncodedPacket(data, 'key', 0, 0.036)
  }
  const rest: Uint8Array[] = []
  for await (const { data } of openMp3().packets(packets())) rest.push(data)
  return rest
}

/** The ranges of bytes after the headers that were not blanked. */
const leftIn = (data: Uint8Array): string =>
  [...Buffer.from(data.subarray(headBytes)).toString('latin1').matchAll(/\xff+/g)]
    .map(({ index, 0: run }) => `${index}-${index + run.length}`)
    .join(' ')

test('what belongs to no frame is blanked, also where sound begins in the frame before', async () => {
  const rest = await cleaned([frame(0, 20), frame(9, 30), frame(0, 0), frame(59, 118)])
  expect(rest.map(leftIn)).toEqual(['0-20 50-59', '0-21', '0-59', '0-59'])
})

test('a stream that begins with sound from frames that are missing keeps what is there', async () => {
  expect((await cleaned([frame(200, 210), frame(49, 60)])).map(leftIn)).toEqual(['0-59', '0-11'])
})

test('the sound of a real recording stays as it is, and only filling goes', async () => {
  const track = await opened(sample('sound.mp3')).getPrimaryAudioTrack()
  const before: Uint8Array[] = []
  if (track) for await (const { data } of new EncodedPacketSink(track).packets()) before.push(data)
  const after = await cleaned(before)
  const changed = before.map((data, index) => data.filter((byte, place) => byte !== after[index]?.[place]))
  const gone = Buffer.concat(changed).toString('latin1')
  // LAME writes its name, and then fills the remaining bytes with this letter.
  expect(gone).toMatch(/^(LAME3\.100|U)+$/)
})
