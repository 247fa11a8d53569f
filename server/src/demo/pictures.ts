import sharp from 'sharp'
import { chanceOf } from './draw.ts'
import { camera, door, map, parking, phone } from './evidenceScenes.ts'
import { market, nightRoad, river, skyline, street } from './outdoorScenes.ts'
import { man, woman } from './portraits.ts'

const scenes = { street, skyline, river, market, nightRoad, camera, map, door, parking, phone, man, woman }

export type Scene = keyof typeof scenes

/** How much noise there is in a picture; little unless it was taken in the dark. */
const grain: Partial<Record<Scene, number>> = { camera: 26, nightRoad: 14, map: 1, phone: 1 }

/** A JPEG of a scene; each seed gives another picture. */
export async function paint(scene: Scene, seed: number): Promise<Buffer> {
  const drawing = sharp(Buffer.from(scenes[scene](chanceOf(seed))))
  const { width, height } = await drawing.metadata()
  const noise = { type: 'gaussian', mean: 128, sigma: grain[scene] ?? 6 } as const
  const create = { width, height, channels: 3, background: 'grey', noise } as const
  return drawing
    .composite([{ input: { create }, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 80 })
    .toBuffer()
}
