import { describe, expect, test } from 'vitest'
import { write } from '../test/planted/containers.ts'
import { opened, type Stream, streams } from '../test/planted/streams.ts'
import { sample } from '../test/samples.ts'
import { remux } from './remux.ts'

const streamOf = async (codec: string): Promise<Stream> => {
  const open = streams[codec]
  if (!open) throw new Error(`there is no sample of ${codec}`)
  return open()
}

/** The codecs that remain after a file with this stream has been cleaned. */
async function kept(stream: Stream) {
  const isPicture = 'codedWidth' in stream.config
  const file = await write('mp4', isPicture ? [stream] : [await streamOf('vp8'), stream])
  return codecsOf(file)
}

async function codecsOf(file: Buffer) {
  const { bytes } = await remux(file, 'mp4')
  const tracks = await opened(bytes).getTracks()
  return Promise.all(tracks.map((track) => track.getCodec()))
}

describe('what some cameras and encoders do is no damage', () => {
  const inMp4 = Object.keys(streams).filter((codec) => !['pcm-u8', 'ulaw', 'alaw'].includes(codec))
  test.each(inMp4)('%s with an empty packet at the end', async (codec) => {
    const stream = await streamOf(codec)
    const packets = stream.packets.flatMap((packet, index) => {
      const isLast = index === stream.packets.length - 1
      const timestamp = packet.timestamp + packet.duration
      return isLast ? [packet, packet.clone({ data: new Uint8Array(), timestamp })] : [packet]
    })
    expect(await kept({ ...stream, packets })).toContain(codec)
  })

  test('an empty sound track beside a picture, and a first one in a codec that is not taken', async () => {
    const avc = await streamOf('avc')
    const aac = await streamOf('aac')
    expect(await codecsOf(sample('empty-sound.mp4'))).toEqual(['avc'])
    const two = await write('mp4', [avc, aac, aac])
    two.write('apac', two.indexOf('mp4a', two.indexOf('stsd')), 'latin1')
    expect(await codecsOf(two)).toEqual(['avc', 'aac'])
  })

  test('an MP3 behind zeros', async () => {
    const { duration } = await remux(Buffer.concat([Buffer.alloc(700), sample('sound.mp3')]), 'mp3')
    expect(duration).toBeGreaterThan(0.5)
  })

  test.each([
    ['a pipe', 0xffff_ffff, 0xffff_ffff],
    ['a recorder that was stopped', 0, 0],
    ['a recorder that was stopped, and counted its header', 36, 0],
    ['a recorder that never came back to the beginning', 0, undefined],
  ])('a WAV with the sizes of %s', async (_what, whole, sound) => {
    const bytes = await write('wav', [await streamOf('pcm-s16')])
    const before = await remux(bytes, 'wav')
    bytes.writeUInt32LE(whole, 4)
    if (sound !== undefined) bytes.writeUInt32LE(sound, bytes.indexOf('data') + 4)
    expect((await remux(bytes, 'wav')).bytes).toEqual(before.bytes)
  })

  test.each(['avc', 'hevc'])('%s with zeros behind the last unit', async (codec) => {
    const stream = await streamOf(codec)
    for (const zeros of [1, 2, 3, 4, 5]) {
      const packets = stream.packets.map((packet) =>
        packet.clone({ data: Buffer.concat([packet.data, Buffer.alloc(zeros)]) }),
      )
      expect(await kept({ ...stream, packets })).toEqual([codec])
    }
  })
})
