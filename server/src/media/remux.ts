import * as bunny from 'mediabunny'
import { ApiError } from '../http/errors.ts'
import type { Container } from './recognise.ts'
import { isWhole } from './structure.ts'
import { noteRemover } from './userData.ts'

interface Codec {
  input: bunny.InputFormat
  output: () => bunny.OutputFormat
  isWhole?: (bytes: Buffer) => boolean
  hasPicture: boolean
}

// The index in front, so that a video plays before all of it has arrived.
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

const mostPackets = 500_000

export interface Remuxed {
  bytes: Uint8Array
  width: number | null
  height: number | null
}

/**
 * Moves picture and sound, untouched, into a new file of the same kind (MOV becomes MP4). Only they go over: tags,
 * places, device names, comments, cover pictures, track names, other tracks and whatever lay between stay behind.
 * Throws file_damaged or file_type, or anything else the reader stumbles over.
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
  const tracks = [picture && (await openPicture(picture, output)), sound && (await openSound(sound, output))]
  await copyPackets(
    tracks.filter((track) => track !== null),
    output,
    // A few bytes of index can name the same packet a million times.
    bytes.length + 1024 * 1024,
  )
  if (!target.buffer) throw new ApiError('file_damaged')
  return {
    bytes: new Uint8Array(target.buffer),
    width: picture && (await picture.getDisplayWidth()),
    height: picture && (await picture.getDisplayHeight()),
  }
}

interface Track {
  packets: AsyncIterator<bunny.EncodedPacket>
  next: bunny.EncodedPacket | undefined
  write: (packet: bunny.EncodedPacket) => Promise<void>
}

async function openPicture(track: bunny.InputVideoTrack, output: bunny.Output): Promise<Track> {
  const codec = await track.getCodec()
  const config = await track.getDecoderConfig()
  if (!codec || !output.format.getSupportedVideoCodecs().includes(codec)) throw new ApiError('file_type')
  if (!config) throw new ApiError('file_damaged')
  const source = new bunny.EncodedVideoPacketSource(codec)
  output.addVideoTrack(source, { rotation: await track.getRotation(), flip: await track.getFlip() })
  const description = config.description && bytesOf(config.description)
  const notes = noteRemover(codec, description)
  const decoderConfig =
    notes && description ? { ...config, description: notes.description(description) } : config
  return openTrack(track, async (packet) => {
    const data = notes ? notes.packet(packet.data) : packet.data
    if (data) await source.add(packet.clone({ data, sideData: {} }), { decoderConfig })
  })
}

async function openSound(track: bunny.InputAudioTrack, output: bunny.Output): Promise<Track> {
  const codec = await track.getCodec()
  const decoderConfig = await track.getDecoderConfig()
  if (!codec || !output.format.getSupportedAudioCodecs().includes(codec)) throw new ApiError('file_type')
  if (!decoderConfig) throw new ApiError('file_damaged')
  const source = new bunny.EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  return openTrack(track, (packet) => source.add(packet.clone({ sideData: {} }), { decoderConfig }))
}

async function openTrack(track: bunny.InputTrack, write: Track['write']): Promise<Track> {
  const packets = new bunny.EncodedPacketSink(track).packets(undefined, undefined, { verifyKeyPackets: true })
  const next = await following(packets)
  if (!next) throw new ApiError('file_damaged')
  return { packets, next, write }
}

const following = async (packets: Track['packets']): Promise<Track['next']> => {
  const { value, done } = await packets.next()
  return done ? undefined : value
}

/** Writes the packets of all tracks in the order in which they are played, so that the file can be streamed. */
async function copyPackets(tracks: Track[], output: bunny.Output, mostBytes: number): Promise<void> {
  await output.start()
  let bytes = 0
  let count = 0
  for (;;) {
    const waiting = tracks.filter((track) => track.next !== undefined)
    waiting.sort((one, other) => (one.next?.timestamp ?? 0) - (other.next?.timestamp ?? 0))
    const [track] = waiting
    if (!track?.next) break
    bytes += track.next.data.length
    count += 1
    if (bytes > mostBytes || count > mostPackets) throw new ApiError('file_damaged')
    await track.write(track.next)
    track.next = await following(track.packets)
  }
  await output.finalize()
}

const bytesOf = (data: NonNullable<VideoDecoderConfig['description']>): Uint8Array =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data)
