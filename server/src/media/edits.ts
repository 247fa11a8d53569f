import type { EncodedPacket } from 'mediabunny'
import { ApiError } from '../core/refusal.ts'
import { childBoxes } from './boxes.ts'
import type { Packets } from './codecs/codec.ts'

/**
 * Trimming a video on a phone often produces a file that still contains the whole video, with an edit list that tells players
 * which part to show. The trimmed parts are not stored.
 */
export interface PlayedPart {
  /** End of the part within its track, in seconds after its beginning. */
  until: number
  /** Seconds of data before the part that a decoder needs to start up; this data begins at a packet that can be decoded alone. */
  warmUp: number
}

const ordinarySpeed = 0x10000
/** In seconds: shorter than any cut that a person makes, longer than rounding errors. */
const tolerance = 0.1
/** In seconds, far less than one frame: an end may have been rounded up by this much. */
const roundedUp = 0.001

/** Returns where the played part of a track in an MP4 file ends, in seconds. Throws file_cuts if a part in the middle is cut out. */
export function endOfTrack(bytes: Buffer, id: number): number {
  const movie = boxesIn(firstIn(bytes, 'moov'))
  const header = movie.get('mvhd')?.[0]?.content
  for (const { content: track } of movie.get('trak') ?? []) {
    const trackHeader = firstIn(track, 'tkhd')
    if (!trackHeader || behindTimes(trackHeader) !== id) continue
    const mediaHeader = firstIn(firstIn(track, 'mdia'), 'mdhd')
    const edits = firstIn(firstIn(track, 'edts'), 'elst')
    if (header && mediaHeader && edits) return endOf(edits, behindTimes(header), behindTimes(mediaHeader))
  }
  return Number.POSITIVE_INFINITY
}

/** An edit without a duration shows everything: the file was written before its end was known. */
function endOf(list: Buffer, movieScale: number, mediaScale: number): number {
  let silence = 0
  let first: number | undefined
  let last = 0
  for (const { duration, start, speed } of editsIn(list)) {
    const seconds = duration / movieScale
    if (start === -1) {
      if (first === undefined) silence += seconds
      continue
    }
    const from = start / mediaScale
    const goesOn = first === undefined || Math.abs(from - last) < tolerance
    if (speed !== ordinarySpeed || !goesOn) throw new ApiError('file_cuts')
    first ??= from
    last = duration === 0 ? Number.POSITIVE_INFINITY : from + seconds
  }
  return first === undefined ? Number.POSITIVE_INFINITY : silence + last - first
}

/** Reads version, flags and the number of edits, then the duration, start and speed of each. */
function* editsIn(list: Buffer) {
  const isLong = list[0] === 1
  const count = list.readUInt32BE(4)
  for (let place = 8, index = 0; index < count; index += 1, place += isLong ? 20 : 12) {
    yield isLong
      ? {
          duration: Number(list.readBigUInt64BE(place)),
          start: Number(list.readBigInt64BE(place + 8)),
          speed: list.readInt32BE(place + 16),
        }
      : {
          duration: list.readUInt32BE(place),
          start: list.readInt32BE(place + 4),
          speed: list.readInt32BE(place + 8),
        }
  }
}

/** Reads the field after the two times of a header: units per second in the headers of movie and media, the track id in that of a track. */
const behindTimes = (header: Buffer): number => header.readUInt32BE(header[0] === 1 ? 20 : 12)

const boxesIn = (bytes: Buffer = Buffer.alloc(0)) => Map.groupBy(childBoxes(bytes), ({ type }) => type)
const firstIn = (bytes: Buffer | undefined, type: string) => boxesIn(bytes).get(type)?.[0]?.content

/**
 * Drops the packets before and after the played part. A packet outside it is kept if a later one needs it: frames are stored
 * before those that depend on them.
 */
export async function* onlyPlayed(packets: Packets, { until, warmUp }: PlayedPart): Packets {
  let before: EncodedPacket[] = []
  let behind: EncodedPacket[] = []
  let hasBegun = false
  for await (const packet of packets) {
    // Some cameras end with an empty packet.
    if (packet.data.length === 0) continue
    if (!hasBegun) {
      if (packet.type === 'key' && packet.timestamp <= -warmUp) before = []
      before.push(packet)
      hasBegun = packet.timestamp >= 0
      if (!hasBegun) continue
      behind = before
    } else behind.push(packet)
    if (packet.timestamp >= until - roundedUp) continue
    yield* behind
    behind = []
  }
}
