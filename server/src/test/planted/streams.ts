import * as bunny from 'mediabunny'
import sharp from 'sharp'
import { sample } from '../samples.ts'

/** An encoded video or audio stream. */
export interface Stream {
  codec: bunny.VideoCodec | bunny.AudioCodec
  config: VideoDecoderConfig | AudioDecoderConfig
  packets: bunny.EncodedPacket[]
}

const formats = [bunny.MP4, bunny.QTFF, bunny.WEBM, bunny.MP3, bunny.WAVE, bunny.OGG]

export const opened = (bytes: Uint8Array): bunny.Input =>
  new bunny.Input({ source: new bunny.BufferSource(bytes), formats })

async function streamIn(name: string, kind: 'picture' | 'sound'): Promise<Stream> {
  const input = opened(sample(name))
  const track = kind === 'picture' ? await input.getPrimaryVideoTrack() : await input.getPrimaryAudioTrack()
  const codec = await track?.getCodec()
  const config = await track?.getDecoderConfig()
  if (!track || !codec || !config) throw new Error(`${name} has no ${kind}`)
  const packets: bunny.EncodedPacket[] = []
  for await (const packet of new bunny.EncodedPacketSink(track).packets()) packets.push(packet)
  return { codec: codec as Stream['codec'], config, packets }
}

const onePacket = (data: Uint8Array) => [new bunny.EncodedPacket(data, 'key', 0, 0.1)]
const size = { codedWidth: 64, codedHeight: 48 }
const still = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#246' } })

/** A still AVIF picture contains one AV1 packet. */
async function av1(): Promise<Stream> {
  const file = await still().avif().toBuffer()
  const data = file.subarray(file.indexOf('mdat') + 4)
  return { codec: 'av1', config: { codec: 'av01.0.00M.08', ...size }, packets: onePacket(data) }
}

/** A still WebP picture contains one VP8 packet. */
async function vp8(): Promise<Stream> {
  const file = await still().webp().toBuffer()
  return { codec: 'vp8', config: { codec: 'vp8', ...size }, packets: onePacket(file.subarray(20)) }
}

const sound = { sampleRate: 8000, numberOfChannels: 1 }

const raw = (codec: bunny.AudioCodec): Stream => ({
  codec,
  config: { codec, ...sound },
  packets: onePacket(Buffer.alloc(960)),
})

/** 192 samples of silence with both checksums, and their STREAMINFO block. */
function flac(): Stream {
  const frame = Buffer.from('fff8100800800000007128', 'hex')
  const facts = Buffer.from('00c000c000000b00000b01f400f0000000c0', 'hex')
  const description = Buffer.concat([Buffer.from('fLaC'), Buffer.of(0x80, 0, 0, 34), facts, Buffer.alloc(16)])
  return { codec: 'flac', config: { codec: 'flac', ...sound, description }, packets: onePacket(frame) }
}

export const streams: Record<string, () => Promise<Stream> | Stream> = {
  avc: () => streamIn('video.mp4', 'picture'),
  hevc: () => streamIn('hevc.mp4', 'picture'),
  vp9: () => streamIn('video.webm', 'picture'),
  av1,
  vp8,
  aac: () => streamIn('sound.m4a', 'sound'),
  mp3: () => streamIn('sound.mp3', 'sound'),
  opus: () => streamIn('opus.ogg', 'sound'),
  vorbis: () => streamIn('sound.ogg', 'sound'),
  flac,
  'pcm-s16': () => raw('pcm-s16'),
  'pcm-u8': () => raw('pcm-u8'),
  'pcm-s24be': () => raw('pcm-s24be'),
  'pcm-f32': () => raw('pcm-f32'),
  ulaw: () => raw('ulaw'),
  alaw: () => raw('alaw'),
}
