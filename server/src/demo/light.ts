import sharp, { type Sharp } from 'sharp'
import { type Canvas, chanceOf } from './draw.ts'

/** Red, green and blue, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number]

/** An exposed picture: RGB, one byte per channel. */
export interface Plate extends Canvas {
  data: Buffer
}

/** Numbers from 0 to 1 that are the same each time. */
const numbers = (count: number): Float32Array => {
  const chance = chanceOf(5)
  return Float32Array.from({ length: count }, () => chance.between(0, 1))
}

const lattice = numbers(65_536)
const pointAt = (x: number, y: number): number => lattice[((y & 255) << 8) | (x & 255)] ?? 0
const eased = (part: number) => part * part * (3 - 2 * part)

/** Smooth noise from 0 to 1, with about one bump per unit. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const right = eased(x - left)
  const upper = mix(pointAt(left, top), pointAt(left + 1, top), right)
  return mix(upper, mix(pointAt(left, top + 1), pointAt(left + 1, top + 1), right), eased(y - top))
}

/** Noise with finer bumps added to coarse ones, as in plaster, cloth and asphalt. */
export function roughness(x: number, y: number, octaves = 4): number {
  let sum = 0
  let all = 0
  for (let octave = 0, size = 1, fine = 1; octave < octaves; octave++, size *= 0.52, fine *= 1.98) {
    sum += size * noise(x * fine + octave * 31, y * fine + octave * 17)
    all += size
  }
  return sum / all
}

export const mix = (one: number, other: number, part: number): number => one + (other - one) * part

export const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value)

/** 0 below `from`, 1 above `to`, and a soft edge between them. */
export const edge = (from: number, to: number, value: number): number =>
  eased(clamp((value - from) / (to - from)))

export const blend = (one: Colour, other: Colour, part: number): Colour => [
  mix(one[0], other[0], part),
  mix(one[1], other[1], part),
  mix(one[2], other[2], part),
]

export const lit = (colour: Colour, light: number): Colour => [
  colour[0] * light,
  colour[1] * light,
  colour[2] * light,
]

/** Uneven light of a single lamp or window that is brightest at a place. */
export const lamplight = (x: number, y: number, atX: number, atY: number, reach: number): number =>
  0.28 + 1.05 * Math.exp(-((x - atX) ** 2 + (y - atY) ** 2) / reach ** 2)

/** How bright a surface of this height is under light that comes from the upper left: 1 where it is flat. */
export const relief = (
  height: (x: number, y: number) => number,
  x: number,
  y: number,
  strength: number,
): number => 1 + strength * (height(x, y) - height(x - 1.6, y - 1.2))

/** Exposes every pixel. */
export function expose({ width, height }: Canvas, colourAt: (x: number, y: number) => Colour): Plate {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = colourAt(x, y)
      data[at++] = 255 * clamp(colour[0])
      data[at++] = 255 * clamp(colour[1])
      data[at++] = 255 * clamp(colour[2])
    }
  }
  return { width, height, data }
}

const rawOf = ({ data, width, height }: Plate) => sharp(data, { raw: { width, height, channels: 3 } })

async function plateOf(image: Sharp): Promise<Plate> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Draws an SVG over a plate, or makes one of it. */
export const drawn = (svg: string): Promise<Plate> => plateOf(sharp(Buffer.from(svg)).flatten())
export const over = (plate: Plate, svg: string): Promise<Plate> =>
  plateOf(rawOf(plate).composite([{ input: Buffer.from(svg) }]))

export const blurred = (plate: Plate, radius: number): Promise<Plate> => plateOf(rawOf(plate).blur(radius))

/** Smears a plate vertically, as water and wet asphalt do with what they mirror. */
export async function smeared({ width, height, ...plate }: Plate): Promise<Plate> {
  const flat = await plateOf(
    rawOf({ width, height, ...plate })
      .resize(width, Math.round(height / 14), { fit: 'fill' })
      .blur(1),
  )
  return plateOf(rawOf(flat).resize(width, height, { fit: 'fill' }))
}

/** The colour at a place of a plate; beyond its edges, that of the edge. */
export function colourOf({ data, width, height }: Plate, x: number, y: number): Colour {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  const at = (row * width + column) * 3
  return [(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255]
}

/** How somebody framed a picture: askew by some degrees, mirrored, nearer, and with the middle at another place. */
interface Frame {
  tilt: number
  mirrored: boolean
  /** 1 takes in everything. */
  zoom: number
  /** 0 to 1, from left to right and from top to bottom. */
  place: readonly [across: number, down: number]
}

/** How a camera records a picture. */
export interface Look {
  /** Strength of the noise of its sensor. */
  grain: number
  /** How it was held, if by hand. */
  frame?: Frame
  /** Width of the picture in pixels. */
  width?: number
  quality?: number
  /** How much darker the corners are, 0 to 1. */
  corners?: number
}

/** Turns a plate into the JPEG of a cheap phone: sharpened too much, enlarged, grainy, with dark corners. */
export async function develop(plate: Plate, { grain, frame, ...look }: Look): Promise<Buffer> {
  const { width = 1280, quality = 68, corners = 0.35 } = look
  const height = Math.round((width * plate.height) / plate.width)
  const sharpened = await plateOf(rawOf(frame ? await framed(plate, frame) : plate).sharpen({ sigma: 1.2 }))
  const enlarged = await plateOf(rawOf(sharpened).resize(width, height, { kernel: 'cubic', fit: 'cover' }))
  addGrain(enlarged, grain, corners)
  return rawOf(enlarged).jpeg({ quality }).toBuffer()
}

const grains = numbers(1 << 17)

/** Adds the noise of a sensor, stronger in the shadows, and darkens the corners. Does so in place, for speed. */
function addGrain({ width, height, data }: Plate, strength: number, corners: number): void {
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  for (let y = 0, at = 0; y < height; y++) {
    const upper = (y / height - 0.5) ** 2
    let from = (y * 7919) % 65_536
    for (let x = 0; x < width; x++) {
      const light = 1 - corners * clamp(((x / width - 0.5) ** 2 + upper) * 2.4 - 0.2)
      const shared = grains[from++] ?? 0
      for (let end = at + 3; at < end; at++) {
        const value = (pixels[at] ?? 0) * light
        const own = grains[(from + at) & 131_071] ?? 0
        pixels[at] = value + strength * (2 * shared + own - 1.5) * (1 - value / 400)
      }
    }
  }
}

async function framed(plate: Plate, { tilt, mirrored, zoom, place }: Frame): Promise<Plate> {
  const image = rawOf(plate).rotate(tilt)
  const turned = await plateOf(mirrored ? image.flop() : image)
  const lost = 1.1 * Math.sin(Math.abs(tilt) * (Math.PI / 180))
  const width = Math.floor((plate.width - lost * plate.height) / zoom)
  const height = Math.floor((plate.height - lost * plate.width) / zoom)
  const [left, top] = [turned.width - width, turned.height - height].map((spare, index) => {
    const edges = (index ? lost * plate.width : lost * plate.height) / 2
    return Math.floor(
      mix(Math.min(edges, spare / 2), spare - Math.min(edges, spare / 2), place[index] ?? 0.5),
    )
  }) as [number, number]
  return plateOf(rawOf(turned).extract({ left, top, width, height }))
}
