const version1 = 3
const kilobits1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const kilobits2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const rates = [44_100, 48_000, 32_000]
const divisors: Record<number, number> = { 0: 4, 2: 2, 3: 1 }
const layer3 = 1

interface Mp3Header {
  isLayer3: boolean
  isVersion1: boolean
  hasChecksum: boolean
  channels: 1 | 2
  /** Bytes of the whole frame. */
  size: number
  /** Equal for all frames of a stream: version, layer and sample rate. */
  stream: number
}

/** Parses the header of a frame (ISO 11172-3, section 2.4.1, and ISO 13818-3 for lower sample rates); undefined if there is none. */
export function readMp3Header(bytes: Uint8Array, place = 0): Mp3Header | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(place, place + 4)
  const version = (second >> 3) & 3
  const divisor = divisors[version]
  if (first !== 0xff || second >> 5 !== 7 || divisor === undefined) return undefined
  const isVersion1 = version === version1
  const kilobits = (isVersion1 ? kilobits1 : kilobits2)[third >> 4]
  const rate = rates[(third >> 2) & 3]
  if (!kilobits || !rate) return undefined
  const padding = (third >> 1) & 1
  return {
    isLayer3: ((second >> 1) & 3) === layer3,
    isVersion1,
    hasChecksum: (second & 1) === 0,
    channels: fourth >> 6 === 3 ? 1 : 2,
    size: Math.floor(((isVersion1 ? 144_000 : 72_000) * kilobits) / (rate / divisor)) + padding,
    stream: ((second & 0xfe) << 8) | (third & 0x0c),
  }
}
