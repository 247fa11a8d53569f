import * as bunny from 'mediabunny'
import { ApiError } from '../refusal.ts'
import { endOfTrack } from './edits.ts'
import { withoutTimes } from './movieTimes.ts'
import { PacketBudget } from './packetBudget.ts'
import type { Container } from './recognise.ts'
import { isWhole } from './structure.ts'
import { openPicture, openSound, type Track } from './tracks.ts'

interface Codec {
  input: bunny.InputFormat
  output: () => bunny.OutputFormat
  isWhole?: (bytes: Buffer) => boolean
  hasPicture: boolean
}

// Puts the index at the beginning, so that a video starts to play before it has been loaded completely.
const mp4 = () => new bunny.Mp4OutputFormat({ fastStart: 'in-memory' })
const webm = () => new bunny.WebMOutputFormat()

const codecs: Record<Container, Codec> = {
  mp4: { input: bunny.MP4, output: mp4, isWhole: isWhole.mp4, hasPicture: true },
  mov: { input: bunny.QTFF, output: mp4, isWhole: isWhole.mp4, hasPicture: true },
  webm: { input: bunny.WEBM, output: webm, isWhole: isWhole.webm, hasPicture: true },
  mp3: { input: bunny.MP3, output: () => new bunny.Mp3OutputFormat(), hasPicture: false },
  wav: {
    input: bunny.WAVE,
    output: () => new bunny.WavOutputFormat(),
    isWhole: isWhole.wav,
    hasPicture: false,
  },
  ogg: {
    input: bunny.OGG,
    output: () => new bunny.OggOutputFormat(),
    isWhole: isWhole.ogg,
    hasPicture: false,
  },
  m4a: { input: bunny.MP4, output: mp4, isWhole: isWhole.mp4, hasPicture: false },
}

export interface Remuxed {
  bytes: Uint8Array
  width: number | null
  height: number | null
  /** In seconds. */
  duration: number
}

/**
 * Copies picture and sound into a new file of the same kind (MOV becomes MP4). Everything else is dropped: tags, locations,
 * device names, comments, cover pictures, track names, other tracks and data between them. For each codec, codecs/ drops what is
 * neither picture nor sound. docs/media-metadata.md lists every place.
 * Throws file_damaged, file_type, file_codec or file_cuts, or any error of the demuxer.
 */
export async function remux(bytes: Buffer, container: Container): Promise<Remuxed> {
  bunny.Logging.level = bunny.LogLevel.Silent
  const codec = codecs[container]
  if (codec.isWhole?.(bytes) === false) throw new ApiError('file_damaged')
  const input = new bunny.Input({ source: new bunny.BufferSource(bytes), formats: [codec.input] })
  const target = new bunny.BufferTarget()
  const output = new bunny.Output({ format: codec.output(), target })
  const picture = await input.getPrimaryVideoTrack()
  if (codec.hasPicture && !picture) throw new ApiError('file_type')
  if (!codec.hasPicture && picture) throw new ApiError('file_name_lies')
  const sound = await input.getPrimaryAudioTrack()
  const reading = {
    budget: new PacketBudget(bytes.length),
    endOf: (id: number) => (codec.output === mp4 ? endOfTrack(bytes, id) : Number.POSITIVE_INFINITY),
  }
  const tracks = [
    picture && (await openPicture(picture, output, reading)),
    sound && (await openSound(sound, output, reading)),
  ]
  const duration = await copyPackets(
    tracks.filter((track) => track !== null),
    output,
  )
  if (!target.buffer) throw new ApiError('file_damaged')
  return {
    bytes: codec.output === mp4 ? withoutTimes(Buffer.from(target.buffer)) : new Uint8Array(target.buffer),
    width: picture && (await picture.getDisplayWidth()),
    height: picture && (await picture.getDisplayHeight()),
    duration,
  }
}

/**
 * Writes the packets of all tracks in the order in which they are played, so that the file can be streamed. Returns the end of
 * the last one, in seconds.
 */
async function copyPackets(tracks: Track[], output: bunny.Output): Promise<number> {
  await output.start()
  let end = 0
  for (;;) {
    const waiting = tracks.filter((track) => track.next !== undefined)
    waiting.sort((one, other) => (one.next?.timestamp ?? 0) - (other.next?.timestamp ?? 0))
    const [track] = waiting
    if (!track?.next) break
    await track.write(track.next)
    end = Math.max(end, track.next.timestamp + track.next.duration)
    await track.advance()
  }
  await output.finalize()
  return end
}
