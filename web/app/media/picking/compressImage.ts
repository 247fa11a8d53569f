import { headBytes, isAnimated } from '@bichar/contract/rules/fileContent.ts'
import { imageLongestSide, imageQuality, imageTargetBytes } from '@bichar/contract/rules/mediaFiles.ts'

/**
 * Prepares a picture for sending: one above 1 MB is drawn anew as a JPEG of at most 1 MB and 1920 pixels on its longest side (spec
 * section 5), which also removes its metadata. Throws if the browser cannot decode it.
 *
 * Two kinds are sent as they are, for the server to make smaller: an animation, which would become a still picture, and any picture in
 * a browser whose canvas returns noise instead of the drawn pixels (Tor, or Firefox against fingerprinting).
 */
export const compressImage = (file: File): Promise<File> =>
  decoded(file, async (picture) => {
    if (file.size <= imageTargetBytes || (await moves(file)) || !canvasIsTrue()) return file
    return asJpeg(file, picture)
  })

/** Draws a picture of any format that this browser can show as a JPEG. Throws if it cannot. */
export const drawnAnew = (file: File): Promise<File> =>
  decoded(file, (picture) => {
    if (!canvasIsTrue()) throw new Error('The canvas of this browser returns other pixels')
    return asJpeg(file, picture)
  })

const moves = async (file: File) => isAnimated(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))

async function asJpeg({ name }: File, picture: HTMLImageElement): Promise<File> {
  const blob = await smallerThan(imageTargetBytes, picture)
  return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
}

async function decoded<Result>(
  file: File,
  use: (picture: HTMLImageElement) => Promise<Result>,
): Promise<Result> {
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return await use(picture)
  } finally {
    URL.revokeObjectURL(address)
  }
}

interface Size {
  width: number
  height: number
}

/** Scales a size down so that its longest side is at most `longest`; never up. */
export function fitWithin(longest: number, { width, height }: Size): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const qualities = [imageQuality, 0.7, 0.6, 0.5]
const shrinkBy = 0.8

async function smallerThan(most: number, picture: HTMLImageElement): Promise<Blob> {
  const natural = { width: picture.naturalWidth, height: picture.naturalHeight }
  for (let longest: number = imageLongestSide; ; longest = Math.floor(longest * shrinkBy)) {
    const canvas = draw(picture, fitWithin(longest, natural))
    for (const quality of qualities) {
      const blob = await encode(canvas, quality)
      if (blob.size <= most) return blob
    }
  }
}

export function draw(picture: CanvasImageSource, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = contextOf(canvas)
  // Transparent pixels would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

export const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))
    canvas.toBlob(done, 'image/jpeg', quality)
  })

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  return context
}

/** Whether the canvas returns the pixels that were drawn. */
export function canvasIsTrue(): boolean {
  const side = 8
  const red = 200
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = contextOf(canvas)
  context.fillStyle = `rgb(${red} 0 0)`
  context.fillRect(0, 0, side, side)
  const { data } = context.getImageData(0, 0, side, side)
  return data.every((value, index) => Math.abs(value - ([red, 0, 0, 255][index % 4] ?? 0)) < 8)
}
