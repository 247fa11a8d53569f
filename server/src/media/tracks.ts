import * as bunny from 'mediabunny'
import { ApiError } from '../core/refusal.ts'
import type { CleanStream } from './codecs/codec.ts'
import { openers } from './codecs/codecs.ts'
import { onlyPlayed } from './edits.ts'
import type { PacketBudget } from './packetBudget.ts'

/** One track that is being copied from the uploaded file to the stored one. */
export interface Track {
  /** The next packet to be written, or undefined at the end. */
  next: bunny.EncodedPacket | undefined
  write: (packet: bunny.EncodedPacket) => Promise<void>
  advance: () => Promise<void>
}

/** State that all tracks of a file share. */
interface TrackContext {
  budget: PacketBudget
  /** Returns where the played part of a track ends, in seconds. */
  endOf(id: number): number
}

/** Seconds of sound before the played part that decoders need to start up. */
const warmUpOfSound = 0.25

/**
 * The track that a player would choose: the first that has packets and a codec that is accepted. Some phones write a sound track
 * without packets, and some a second one in a codec of their own. Throws file_codec if every track is in another codec.
 */
export async function firstPlayed<InputTrack extends bunny.InputTrack>(
  tracks: readonly InputTrack[],
  supported: readonly (bunny.VideoCodec | bunny.AudioCodec)[],
): Promise<InputTrack | undefined> {
  const isPlayed = async (track: InputTrack) =>
    (await new bunny.EncodedPacketSink(track).getFirstPacket({ metadataOnly: true })) !== null
  let isOtherCodec = false
  for (const track of tracks) {
    const codec = await track.getCodec()
    const taken = supported.find((each) => each === codec)
    if (taken && openers[taken]) {
      if (await isPlayed(track)) return track
    } else isOtherCodec = true
  }
  if (isOtherCodec) throw new ApiError('file_codec')
  return undefined
}

export async function openPicture(
  track: bunny.InputVideoTrack,
  output: bunny.Output,
  reading: TrackContext,
): Promise<Track> {
  const codec = accepted(await track.getCodec(), output.format.getSupportedVideoCodecs())
  const config = await track.getDecoderConfig()
  if (!config) throw new ApiError('file_damaged')
  const { packets, description } = openStream(codec, config)
  const source = new bunny.EncodedVideoPacketSource(codec)
  output.addVideoTrack(source, { rotation: await track.getRotation(), flip: await track.getFlip() })
  const decoderConfig = { ...config, description }
  return openTrack(packets(packetsOf(track, reading, 0)), (packet) => source.add(packet, { decoderConfig }))
}

export async function openSound(
  track: bunny.InputAudioTrack,
  output: bunny.Output,
  reading: TrackContext,
): Promise<Track> {
  const codec = accepted(await track.getCodec(), output.format.getSupportedAudioCodecs())
  const config = await track.getDecoderConfig()
  if (!config) throw new ApiError('file_damaged')
  const { packets, description } = openStream(codec, config)
  const source = new bunny.EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  const decoderConfig = { ...config, description }
  return openTrack(packets(packetsOf(track, reading, warmUpOfSound)), (packet) =>
    source.add(packet, { decoderConfig }),
  )
}

type Description = NonNullable<VideoDecoderConfig['description']>

function accepted<Codec extends bunny.MediaCodec>(codec: Codec | null, supported: readonly Codec[]): Codec {
  if (!codec || !supported.includes(codec)) throw new ApiError('file_codec')
  return codec
}

function openStream(
  codec: bunny.VideoCodec | bunny.AudioCodec,
  config: { description?: Description },
): CleanStream {
  const open = openers[codec]
  if (!open) throw new ApiError('file_codec')
  return open(config.description && bytesOf(config.description))
}

function packetsOf(track: bunny.InputTrack, { budget, endOf }: TrackContext, warmUp: number) {
  const all = new bunny.EncodedPacketSink(track).packets(undefined, undefined, { verifyKeyPackets: true })
  return onlyPlayed(budget.consume(all), { until: endOf(track.id), warmUp })
}

async function openTrack(
  packets: AsyncGenerator<bunny.EncodedPacket, void>,
  write: Track['write'],
): Promise<Track> {
  const opened: Track = {
    next: undefined,
    write,
    async advance() {
      opened.next = (await packets.next()).value ?? undefined
    },
  }
  await opened.advance()
  if (!opened.next) throw new ApiError('file_damaged')
  return opened
}

const bytesOf = (data: Description): Uint8Array =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data)
