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

const hand: Look = { grain: 7, tilt: 2.5 }
const night: Look = { grain: 13, tilt: 2.5 }
const recorder: Look = { grain: 17, quality: 52 }

/** How each scene was taken, if not by hand and by day; `tilt` is the most. */
const looks: Partial<Record<Scene, Look>> = {
  ...{
    market: night,
    nightRoad: night,
    street: night,
    garage: night,
    fromBehind: { ...night, width: 720 },
    inScarf: { ...night, width: 720 },
  },
  ...{ lock: { ...hand, width: 900 }, phone: { ...night, width: 900 } },
  ...{ camera: recorder, onCamera: { ...recorder, width: 640 } },
}

/** Takes a picture, as JPEG; each seed gives a different one. `taken` is the time that a security camera writes on it. */
export async function paint(scene: Scene, seed: number, taken = ''): Promise<Buffer> {
  const chance = chanceOf(seed)
  const take: (chance: Chance, taken: string) => Plate | Promise<Plate> = scenes[scene]
  const look = looks[scene] ?? hand
  const plate = await take(chance, taken)
  return develop(plate, { ...look, tilt: look.tilt && chance.between(-look.tilt, look.tilt) })
}
