import type { AudioCodec, VideoCodec } from 'mediabunny'
import { openAac } from './aac.ts'
import { openAv1 } from './av1.ts'
import { openAvc } from './avc.ts'
import { type CleanStream, eachPacket, type OpenStream } from './codec.ts'
import { openFlac } from './flac.ts'
import { openHevc } from './hevc.ts'
import { openMp3 } from './mp3.ts'
import { openOpus } from './opus.ts'
import { openVorbis } from './vorbis.ts'
import { openVp9 } from './vp9.ts'

/** For codecs whose packets consist of picture or sound from the first bit to the last. */
const openPlain = (): CleanStream => ({ packets: eachPacket((data) => data) })

/**
 * How each accepted codec is cleaned. Codecs that are not listed are refused: no browser plays ProRes, and few play AC-3 and DTS,
 * which can carry metadata that cannot be found without decoding them.
 */
export const openers: Partial<Record<VideoCodec | AudioCodec, OpenStream>> = {
  avc: openAvc,
  hevc: openHevc,
  av1: openAv1,
  vp9: openVp9,
  vp8: openPlain,
  aac: openAac,
  mp3: openMp3,
  opus: openOpus,
  vorbis: openVorbis,
  flac: openFlac,
  'pcm-s16': openPlain,
  'pcm-s16be': openPlain,
  'pcm-s24': openPlain,
  'pcm-s24be': openPlain,
  'pcm-s32': openPlain,
  'pcm-s32be': openPlain,
  'pcm-f32': openPlain,
  'pcm-f32be': openPlain,
  'pcm-f64': openPlain,
  'pcm-f64be': openPlain,
  'pcm-u8': openPlain,
  'pcm-s8': openPlain,
  ulaw: openPlain,
  alaw: openPlain,
}
