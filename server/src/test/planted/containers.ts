import * as bunny from 'mediabunny'
import type { Container } from '../../media/recognise.ts'
import { note, picture } from './notes.ts'
import type { Stream } from './streams.ts'

/** Writes the index (moov) behind the media data, so that adding to it moves nothing. */
const boxed = { fastStart: false } as const
const outputs: Record<Container, () => bunny.OutputFormat> = {
  mp4: () => new bunny.Mp4OutputFormat(boxed),
  m4a: () => new bunny.Mp4OutputFormat(boxed),
  mov: () => new bunny.MovOutputFormat(boxed),
  webm: () => new bunny.WebMOutputFormat(),
  mp3: () => new bunny.Mp3OutputFormat(),
  wav: () => new bunny.WavOutputFormat(),
  ogg: () => new bunny.OggOutputFormat(),
}

const tags: bunny.MetadataTags = {
  title: note.toString('latin1', 0, 50),
  artist: note.toString('latin1', 0, 50),
  comment: note.toString('latin1', 0, 50),
  images: [{ data: picture, mimeType: 'image/png', kind: 'coverFront' }],
}

/** Writes a file with these streams; if it is tagged, also with metadata tags, track names and a text track. */
export async function write(container: Container, streams: Stream[], tagged = false): Promise<Buffer> {
  const target = new bunny.BufferTarget()
  const output = new bunny.Output({ format: outputs[container](), target })
  const name =
    tagged && !['mp3', 'wav', 'ogg'].includes(container) ? note.toString('latin1', 0, 50) : undefined
  if (tagged) output.setMetadataTags(tags)
  const adders = streams.map(({ codec, config, packets }) => {
    const meta = { decoderConfig: config } as never
    if ('codedWidth' in config) {
      const source = new bunny.EncodedVideoPacketSource(codec as bunny.VideoCodec)
      output.addVideoTrack(source, { name })
      return async () => {
        for (const packet of packets) await source.add(packet, meta)
      }
    }
    const source = new bunny.EncodedAudioPacketSource(codec as bunny.AudioCodec)
    output.addAudioTrack(source, { name })
    return async () => {
      for (const packet of packets) await source.add(packet, meta)
      source.close()
    }
  })
  // MOV has no text tracks.
  const text = name && container !== 'mov' && new bunny.TextSubtitleSource('webvtt')
  if (text) output.addSubtitleTrack(text)
  await output.start()
  if (text) {
    await text.add(`WEBVTT\n\n00:00.000 --> 00:01.000\n${name}\n`)
    text.close()
  }
  await Promise.all(adders.map((add) => add()))
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer())
}
