import * as bunny from 'mediabunny'
import { ApiError } from '../core/refusal.ts'
import { withLastParts } from './ebml.ts'
import { endOfTrack } from './edits.ts'
import { firstFileOf } from './firstFile.ts'
import { withoutTimes } from './movieTimes.ts'
import { onlyFrames } from './mp3Frames.ts'
import { PacketBudget } from './packetBudget.ts'
import type { Container } from './recognise.ts'
import { isWhole } from './structure.ts'
import { firstPlayed, openPicture, openSound, type Track } from './tracks.ts'
import { withWavSizes } from './wavSizes.ts'

interface Codec {
  input: bunny.InputFormat
  output: () => bunny.OutputFormat
  /** Rewrites what would mislead a demuxer. */
  prepare?: (bytes: Buffer) => Buffer
  isWhole?: (bytes: Buffer) => boolean
}

// Puts the index at the beginning, so that a video starts to play before it has been loaded completely.
const mp4 = () => new bunny.Mp4OutputFormat({ fastStart: 'in-memory' })
const webm = () => new bunny.WebMOutputFormat()

const codecs: Record<Container, Codec> = {
  mp4: { input: bunny.MP4, output: mp4, isWhole: isWhole.mp4 },
  mov: { input: bunny.QTFF, output: mp4, isWhole: isWhole.mp4 },
  webm: { input: bunny.WEBM, output: webm, isWhole: isWhole.webm },
  mp3: { input: bunny.MP3, output: () => new bunny.Mp3OutputFormat(), prepare: onlyFrames },
  wav: {
    input: bunny.WAVE,
    output: () => new bunny.WavOutputFormat(),
    prepare: withWavSizes,
    isWhole: isWhole.wav,
  },
  ogg: {
    input: bunny.OGG,
    output: () => new bunny.OggOutputFormat(),
    isWhole: isWhole.ogg,
  },
  m4a: { input: bunny.MP4, output: mp4, isWhole: isWhole.mp4 },
}

export interface Remuxed {
  bytes: Uint8Array
  hasPicture: boolean
  width: number | null
  height: number | null
  /** In seconds. */
  duration: number
}

/**
 * Copies picture and sound into a new file of the same kind (MOV becomes MP4). Everything else is dropped: tags, locations,
 * device names, comments, cover pictures, track names, other tracks and data between them. For each codec, codecs/ drops what is
 * neither picture nor sound. docs/media-metadata.md lists every place.
 * Throws file_damaged, file_codec or file_cuts, or any error of the demuxer.
 */
export async function remux(sent: Buffer, container: Container): Promise<Remuxed> {
  bunny.Logging.level = bunny.LogLevel.Silent
  const codec = codecs[container]
  const first = firstFileOf(sent, container)
  const whole = codec.prepare?.(first) ?? first
  if (codec.isWhole?.(whole) === false) throw new ApiError('file_damaged')
  const bytes = container === 'webm' ? withLastParts(whole) : whole
  const input = new bunny.Input({ source: new bunny.BufferSource(bytes), formats: [codec.input] })
  const target = new bunny.BufferTarget()
  const output = new bunny.Output({ format: codec.output(), target })
  const { format } = output
  const picture = await firstPlayed(await input.getVideoTracks(), format.getSupportedVideoCodecs())
  const sound = await firstPlayed(await input.getAudioTracks(), format.getSupportedAudioCodecs())
  if (!picture && !sound) throw new ApiError('file_damaged')
  const reading = {
    budget: new PacketBudget(bytes.length),
    endOf: (id: number) => (codec.output === mp4 ? endOfTrack(bytes, id) : Number.POSITIVE_INFINITY),
  }
  const tracks = [
    picture && (await openPicture(picture, output, reading)),
    sound && (await openSound(sound, output, reading)),
  ]
  const duration = await copyPackets(
    tracks.filter((track) => track !== undefined),
    output,
  )
  if (!target.buffer) throw new ApiError('file_damaged')
  return {
    bytes: codec.output === mp4 ? withoutTimes(Buffer.from(target.buffer)) : new Uint8Array(target.buffer),
    hasPicture: picture !== undefined,
    width: picture ? await picture.getDisplayWidth() : null,
    height: picture ? await picture.getDisplayHeight() : null,
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
