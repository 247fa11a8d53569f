import { thumbnailLongestSide } from '@bichar/contract/rules/pictureSizes.ts'
import { canvasIsTrue, contextOf, draw, encode, fitWithin } from './compressImage.ts'

const targetBytes = 60_000
const qualities = [0.7, 0.5, 0.3]
/** Some phones never answer about a video that they cannot decode. */
const maxMilliseconds = 5_000

/**
 * A small picture of a video, from some way in; undefined if the video is dark wherever it is looked at, or if this device shows no
 * picture of it. Throws if it cannot be read. A canvas writes nothing but pixels into the file.
 */
export async function makeStill(file: File): Promise<File | undefined> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  // Phones decode no other video that has not been pressed.
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  try {
    const end = performance.now() + maxMilliseconds
    await happens(video, 'loadedmetadata', end, () => {
      video.src = address
    })
    if (video.videoWidth === 0 || !canvasIsTrue()) return undefined
    const size = fitWithin(thumbnailLongestSide, { width: video.videoWidth, height: video.videoHeight })
    for (const moment of momentsIn(video.duration)) {
      await happens(video, 'seeked', end, () => {
        video.currentTime = moment
      })
      const canvas = draw(video, size)
      if (!isDark(pixelsOf(canvas))) return await asFile(canvas)
    }
    return undefined
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

/** The seconds at which a video is looked at, in their order. The length of what a browser has recorded may be unknown. */
export const momentsIn = (duration: number): number[] =>
  Number.isFinite(duration) ? [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => share * duration) : [1, 3, 0]

const visibleLight = 40
const visibleShare = 0.02

/** Whether next to nothing can be seen in a picture: a lens that is covered, a film that begins black. */
export function isDark(pixels: Uint8ClampedArray): boolean {
  let visible = 0
  for (let at = 0; at < pixels.length; at += 4)
    if (Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) > visibleLight) visible += 1
  return visible < (pixels.length / 4) * visibleShare
}

const pixelsOf = (canvas: HTMLCanvasElement): Uint8ClampedArray =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data

async function asFile(canvas: HTMLCanvasElement): Promise<File> {
  let blob = new Blob()
  for (const quality of qualities) {
    blob = await encode(canvas, quality)
    if (blob.size <= targetBytes) break
  }
  return new File([blob], 'still.jpg', { type: 'image/jpeg' })
}

/** Waits for an event of a video after `act`. Throws if the video cannot be read, or nothing has happened at `end`. */
const happens = (
  video: HTMLVideoElement,
  event: 'loadedmetadata' | 'seeked',
  end: number,
  act: () => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error('This device does not show the video'))
    const timer = setTimeout(fail, end - performance.now())
    const settle = (done: () => void) => () => {
      clearTimeout(timer)
      done()
    }
    video.addEventListener(event, settle(resolve), { once: true })
    video.addEventListener('error', settle(fail), { once: true })
    act()
  })
