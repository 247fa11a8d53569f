import sharp from 'sharp'
import { sample } from './samples.ts'

/** The files that take most processor time of those that are known: pictures of the largest size, and recordings that lie. */
export async function costlyFiles(): Promise<File[]> {
  const transparent = { channels: 4, background: { r: 80, g: 90, b: 100, alpha: 0.5 } } as const
  const draw = (side: number) => sharp({ create: { width: side, height: side, ...transparent } })
  const pictures = [
    await draw(4_090).png({ progressive: true }).toBuffer(),
    await draw(2_890).toColourspace('rgb16').png().toBuffer(),
    // Larger than what is accepted.
    await draw(7_200).toColourspace('rgb16').png().toBuffer(),
  ]
  const video = sample('video.mp4')
  video.writeUInt32BE(0x7fff_ffff, video.indexOf('stts') + 12)
  const recordings = [foreignBytes(), video]
  return [
    ...pictures.map((bytes) => new File([new Uint8Array(bytes)], 'a.png')),
    ...recordings.map((bytes) => new File([new Uint8Array(bytes)], 'a.mp4')),
  ]
}

/** A WebM file behind whose packets something else stands. */
function foreignBytes(): Buffer {
  const whole = sample('video.webm')
  return Buffer.concat([whole.subarray(0, 3_019), Buffer.alloc(4), whole.subarray(3_019)])
}
