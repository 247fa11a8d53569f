import { camera, fromBehind, inScarf, onCamera } from './cameraScenes.ts'
import { hill, river, street } from './daylightScenes.ts'
import { type Chance, chanceOf } from './draw.ts'
import { develop, type Look, type Plate } from './light.ts'
import { market, nightRoad } from './nightScenes.ts'
import { bag, garage, lock, shutter } from './objectScenes.ts'
import { notebook, phone } from './writingScenes.ts'

const places = { street, river, hill, market, nightRoad }
const objects = { shutter, lock, garage, bag, notebook, phone }
const people = { camera, onCamera, fromBehind, inScarf }
const scenes = { ...places, ...objects, ...people }

export type Scene = keyof typeof scenes

const day: Look = { grain: 7 }
const night: Look = { grain: 13 }
const recorder: Look = { grain: 17, quality: 52 }

/** How each scene is recorded, if not by day. */
const looks: Partial<Record<Scene, Look>> = {
  ...{ market: night, nightRoad: night, street: night, garage: night, fromBehind: { ...night, width: 720 } },
  ...{ inScarf: { ...night, width: 720 }, lock: { ...day, width: 900 }, phone: { ...night, width: 900 } },
  ...{ camera: recorder, onCamera: { ...recorder, width: 640 } },
}

/** Takes a picture, as JPEG; each seed gives a different one. `taken` is the time that a security camera writes on it. */
export async function paint(scene: Scene, seed: number, taken = ''): Promise<Buffer> {
  const chance = chanceOf(seed)
  const take: (chance: Chance, taken: string) => Plate | Promise<Plate> = scenes[scene]
  const look = looks[scene] ?? day
  const isRecorded = scene === 'camera' || scene === 'onCamera'
  const plate = await take(chance, taken)
  const frame = {
    tilt: chance.between(-2.5, 2.5),
    // Writing is not mirrored.
    mirrored: scene !== 'notebook' && scene !== 'phone' && chance.yes(0.5),
    zoom: chance.between(1, scene in places ? 1.5 : 1.2),
    place: [chance.between(0, 1), chance.between(0, 1)],
  } as const
  return develop(plate, isRecorded ? look : { ...look, frame })
}
