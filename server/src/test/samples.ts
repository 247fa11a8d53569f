import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Tiny recordings full of planted data; samples/make.sh shows how they were made. */
export const sample = (name: string): Buffer<ArrayBuffer> =>
  readFileSync(path.join(import.meta.dirname, 'samples', name)) as Buffer<ArrayBuffer>

/** Traces in the samples and pictures that must not be found in anything that is stored. */
const traces = ['PLANTED', '23.8103', '+23.81', '90.4125', 'x264', 'x265']

/** The traces of people, places and devices that are in these bytes, in any of the usual encodings. */
export function tracesIn(bytes: Buffer): string[] {
  const bigEndian = Buffer.from(bytes)
    .subarray(0, bytes.length & ~1)
    .swap16()
  const texts = [bytes.toString('latin1'), bytes.toString('utf16le'), bigEndian.toString('utf16le')]
  return traces.filter((trace) => texts.some((text) => text.includes(trace)))
}

/** A photo by a phone held sideways: stored as 40 x 20, displayed as 20 x 40, with its owner and place in the metadata. */
export const photo = (): Promise<Buffer<ArrayBuffer>> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#c03020' } })
    .withExif({
      IFD0: { Make: 'PLANTED-make', Artist: 'PLANTED-artist', ImageDescription: 'at 23.8103' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 37/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>PLANTED-creator</creator></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>

/** A photo as large as those of phones, with noise, the same kinds of metadata as `photo`, and data after its end. */
export async function largePhoto(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const pixels = { width, height, channels: 3, background: '#555', noise } as const
  const taken = await sharp({ create: pixels })
    .blur(0.6)
    .withExif({
      IFD0: { Make: 'PLANTED-make' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 37/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>23.8103</place></x:xmpmeta>')
    .withMetadata({ orientation: 6, icc: 'p3' })
    .jpeg({ quality: 92 })
    .toBuffer()
  return Buffer.concat([taken, Buffer.from('PLANTED-trailer')])
}

/** `frames` pictures of `width` x `height`, each in another colour. */
export function animation(width: number, height: number, frames: number) {
  const frame = width * height * 3
  const pixels = Buffer.alloc(frame * frames)
  for (let index = 0; index < frames; index += 1) {
    pixels.fill((index * 40) % 256, index * frame, (index + 1) * frame)
  }
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
}
