import { describe, expect, test } from 'vitest'
import { write } from '../test/planted/containers.ts'
import { opened, type Stream, streams } from '../test/planted/streams.ts'
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
