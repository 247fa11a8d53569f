import sharp from 'sharp'
import { chanceOf } from './draw.ts'
import { camera, door, map, parking, phone } from './evidenceScenes.ts'
import { market, nightRoad, river, skyline, street } from './outdoorScenes.ts'
import { man, woman } from './portraits.ts'

const scenes = { street, skyline, river, market, nightRoad, camera, map, door, parking, phone, man, woman }

export type Scene = keyof typeof scenes

/** The amount of noise in a picture; low unless it was taken in the dark. */
const grain: Partial<Record<Scene, number>> = { camera: 26, nightRoad: 14, map: 1, phone: 1 }

/** Renders a scene as JPEG; each seed gives a different picture. */
export async function paint(scene: Scene, seed: number): Promise<Buffer> {
  const drawing = sharp(Buffer.from(scenes[scene](chanceOf(seed))))
  const { width, height } = await drawing.metadata()
  const noise = await noiseOf(grain[scene] ?? 6, width, height)
  return drawing
    .composite([{ ...noise, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 80 })
    .toBuffer()
}

type Noise = { input: Buffer; raw: { width: number; height: number; channels: 3 } }

const noises = new Map<string, Promise<Noise>>()

/** Caches the noise per size and strength: creating it takes longer than drawing a picture, and nobody notices that two share it. */
function noiseOf(sigma: number, width: number, height: number): Promise<Noise> {
  const name = `${sigma} ${width} ${height}`
  const made = noises.get(name) ?? makeNoise(sigma, width, height)
  noises.set(name, made)
  return made
}

async function makeNoise(sigma: number, width: number, height: number): Promise<Noise> {
  const noise = { type: 'gaussian', mean: 128, sigma } as const
  const create = { width, height, channels: 3, background: 'grey', noise } as const
  const input = await sharp({ create }).raw().toBuffer()
  return { input, raw: { width, height, channels: 3 } }
}
