import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** A picture of random pixels, which cannot be compressed. */
export const photoOf = (width: number, height: number) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: pngOf(width, height, randomBytes(width * height * 3), 0),
})

/** A PNG of pixels that are given row by row, as three bytes each. */
export function pngOf(width: number, height: number, rgb: Buffer, level?: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits per channel, three colour channels.
  header.set([8, 2], 8)
  const rows = Array.from({ length: height }, (_, y) => [
    // Filtered by nothing.
    Buffer.from([0]),
    rgb.subarray(y * width * 3, (y + 1) * width * 3),
  ])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.concat(rows.flat()), { level })
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
