import type { ErrorCode } from './errors.ts'
import { formats, type MediaFormat } from './mediaFiles.ts'

/** What a file is: a format that is accepted, or why it is not. */
export type Content =
  | { [Format in MediaFormat]: { kind: (typeof formats)[Format]['kind']; format: Format } }[MediaFormat]
  | { refused: ErrorCode }

/** How many bytes `contentOf` has to see. */
export const headBytes = 4096

/**
 * Recognises a file by its first bytes, in the browser and on the server alike: names are often wrong, and phones and chat programs
 * invent endings. Returns undefined for whatever is no picture, video or recording that is known here.
 */
export function contentOf(head: Uint8Array): Content | undefined {
  const format = formatOf(head)
  if (format === undefined) return undefined
  if (format in refusals) return { refused: refusals[format as keyof typeof refusals] }
  return { kind: formats[format as MediaFormat].kind, format: format as MediaFormat } as Content
}

/** Formats that most devices cannot show or play, with the error that says what to do. */
const refusals = { heic: 'file_heic', amr: 'file_amr' } as const satisfies Record<string, ErrorCode>

function formatOf(head: Uint8Array): MediaFormat | keyof typeof refusals | undefined {
  const text = (from: number, length: number) => String.fromCharCode(...head.subarray(from, from + length))
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'GIF8') return 'gif'
  if (text(0, 4) === 'RIFF') return ({ WEBP: 'webp', WAVE: 'wav' } as const)[text(8, 4)]
  if (text(4, 4) === 'ftyp') return formatOfBrands(text(8, 4), text(16, 64))
  // A recording of QuickTime from before there were brands.
  if (['moov', 'mdat', 'wide', 'free', 'skip'].includes(text(4, 4))) return 'mov'
  if (text(0, 4) === '\x1aE\xdf\xa3') return text(4, 60).includes('webm') ? 'webm' : undefined
  if (text(0, 4) === 'OggS')
    return text(28, 8) === 'OpusHead' || text(28, 7) === '\x01vorbis' ? 'ogg' : undefined
  if (text(0, 5) === '#!AMR') return 'amr'
  if (text(0, 3) === 'ID3') return 'mp3'
  return beginsWithMp3(head) ? 'mp3' : undefined
}

/** The formats that are made of boxes name themselves in the first one. */
function formatOfBrands(brand: string, compatible: string): MediaFormat | 'heic' | undefined {
  if (brand === 'qt  ') return 'mov'
  if (/^M4[AB] $/.test(brand)) return 'm4a'
  if (brand === 'avif' || (brand === 'mif1' && compatible.includes('avif'))) return 'avif'
  // A sequence of pictures, of which only the first would remain.
  if (brand === 'avis') return undefined
  return /^(he[ivs][a-z]|mif1|msf1)$/.test(brand) ? 'heic' : 'mp4'
}

/** Whether a frame of MP3 stands at the beginning, or behind the zeros that some recorders put there. */
function beginsWithMp3(head: Uint8Array): boolean {
  const start = head.findIndex((byte) => byte !== 0)
  const [sync = 0, kind = 0, rates = 0] = head.subarray(start, start + 3)
  const isLayer3 = (kind & 0xe6) === 0xe2 && (kind & 0x18) !== 0x08
  const hasRates = rates >> 4 !== 0xf && (rates & 0x0c) !== 0x0c
  return start >= 0 && sync === 0xff && isLayer3 && hasRates
}

const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** Whether a GIF or WebP moves, which drawing it anew would end. */
export function isAnimated(head: Uint8Array): boolean {
  const text = textOf(head.subarray(0, 30))
  return text.startsWith('GIF8') || (text.startsWith('VP8X', 12) && ((head[20] ?? 0) & 0x02) !== 0)
}

/** Whether a PNG moves; the server keeps its first picture. */
export const isAnimatedPng = (head: Uint8Array): boolean =>
  /^.PNG/s.test(textOf(head)) && textOf(head).includes('acTL')

/** Whether the picture of a video is HEVC, which many phones and computers play as sound alone. */
export const isHevc = (bytes: Uint8Array): boolean => /stsd.{12}(hvc1|hev1)/s.test(textOf(bytes))
