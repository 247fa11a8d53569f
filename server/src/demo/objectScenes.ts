import { box, type Chance, disc, fade, line, picture, repeat } from './draw.ts'
import {
  blend,
  type Colour,
  clamp,
  edge,
  expose,
  lamplight,
  lit,
  noise,
  over,
  type Plate,
  relief,
  roughness,
} from './light.ts'

const wide = { width: 720, height: 480 }
const tall = { width: 480, height: 640 }

/** A rolling shutter that has been forced up at one side. */
export async function shutter(chance: Chance): Promise<Plate> {
  const paint = chance.pick([
    [0.36, 0.4, 0.41],
    [0.48, 0.48, 0.46],
    [0.38, 0.29, 0.25],
    [0.29, 0.36, 0.32],
  ] as [Colour, ...Colour[]])
  const phase = chance.between(0, 99)
  const dent = chance.between(180, 540)
  const lampX = chance.between(100, 620)
  const bent = (x: number) => 392 - 120 * Math.exp(-(((x - dent) / 105) ** 2)) + 5 * noise(x / 14, phase)
  const metal = expose(wide, (x, y): Colour => {
    const lift = Math.exp(-(((x - dent) / 130) ** 2)) * clamp(y / 400) ** 2
    const slat = (y + lift * 88 + 9 * lift * (noise(x / 30, y / 30) - 0.5)) / 21
    const across = slat - Math.floor(slat)
    const ridge =
      0.62 +
      0.5 * Math.sin(across * Math.PI) -
      0.42 * edge(0.9, 1, across) +
      0.3 * edge(0.2, 0.3, across) * edge(0.42, 0.32, across)
    const light = lamplight(x, y, lampX, 60, 430)
    const bottom = bent(x)
    if (y > bottom + 15) {
      const floor = edge(440, 446, y)
      const step = lit([0.34, 0.32, 0.3], light * (0.7 + 0.5 * roughness(x / 8, y / 5, 3)))
      return y > 436 ? blend([0.02, 0.02, 0.025], step, floor) : [0.022, 0.021, 0.024]
    }
    const rust = edge(0.46, 0.86, roughness(x / 38 + phase, y / 30, 5) + 0.2 * clamp((y - 290) / 110))
    const streak = 0.88 + 0.16 * roughness(x / 9 + phase, y / 190, 3)
    const body = blend(paint, [0.25, 0.16, 0.1], rust * 0.9)
    const rail = y > bottom - 4 ? 0.75 + 0.5 * edge(bottom - 4, bottom + 2, y) : 1
    return lit(body, light * ridge * streak * rail)
  })
  const side = repeat(
    2,
    (index) =>
      box(index * 684, 0, 36, 480, '#1a1917') + box(index * 684 + (index ? 0 : 30), 0, 6, 480, '#4a463f'),
  )
  return over(metal, picture(wide, '', `<g filter="url(#crisp)">${side}</g>`))
}

/** The broken lock of a painted door, in light from the side. */
export async function lock(chance: Chance): Promise<Plate> {
  const phase = chance.between(0, 99)
  const paint = chance.pick([
    [0.36, 0.24, 0.18],
    [0.24, 0.32, 0.3],
    [0.29, 0.31, 0.35],
  ] as [Colour, ...Colour[]])
  const gap = 300
  const height = (x: number, y: number) =>
    roughness(x / 3 + phase, y / 52, 3) * 0.5 + roughness(x / 30 + phase, y / 30, 4)
  const rough = (x: number, y: number) => roughness(x / 14 + phase, y / 14, 4)
  const wound = (x: number, y: number) =>
    Math.hypot((x - gap + 30) / 62, (y - 330) / 92) + 0.9 * (roughness(x / 7, y / 30, 3) - 0.5)
  const door = expose(tall, (x, y): Colour => {
    const light = lamplight(x, y, 60, 220, 330)
    if (x > gap + 3) {
      const wall = roughness(x / 60 + phase, y / 60, 5)
      const frame = x < gap + 74
      const bumps = frame ? relief(height, x, y, 1.6) : relief(rough, x, y, 1.3)
      const wood = blend([0.34, 0.22, 0.13], [0.48, 0.33, 0.2], noise(x / 2.5, y / 90))
      const plaster = lit([0.62, 0.58, 0.48], 0.75 + 0.5 * wall)
      return lit(
        frame ? wood : plaster,
        light * bumps * (frame ? edge(gap, gap + 16, x) : edge(gap + 74, gap + 100, x) * 0.4 + 0.6),
      )
    }
    if (x > gap - 3) return [0.01, 0.01, 0.012]
    const torn = wound(x, y)
    const bare = blend([0.72, 0.54, 0.34], [0.5, 0.34, 0.19], noise(x / 2, y / 46))
    const chipped = edge(0.66, 0.72, roughness(x / 40 + phase, y / 60, 4))
    const skin = blend(
      lit(paint, 0.8 + 0.4 * noise(x / 60, y / 60)),
      bare,
      Math.max(chipped * 0.7, edge(1.02, 0.94, torn)),
    )
    const deep = edge(0.62, 0.4, torn)
    return lit(blend(skin, [0.03, 0.022, 0.02], deep), light * relief(height, x, y, 2.2))
  })
  const steel = fade('steel', '#e6dfd0', '#8d877c', '#4d4943')
  const hanging = chance.between(16, 34)
  const hasp =
    `<g transform="rotate(${hanging} ${gap + 26} 330)"><path d="M${gap + 8} 344 v-34 a20 20 0 0 1 40 0 v12" fill="none" stroke="#101010" stroke-opacity="0.5" stroke-width="12" transform="translate(8 8)"/>` +
    `<path d="M${gap + 8} 344 v-34 a20 20 0 0 1 40 0 v12" fill="none" stroke="url(#steel)" stroke-width="9"/>` +
    box(gap - 2, 346, 62, 54, '#00000066', 'rx="7" transform="translate(9 10)" filter="url(#soft)"') +
    box(gap - 2, 342, 62, 56, '#8a6c34', 'rx="7"') +
    box(gap - 2, 342, 14, 56, '#d9b877', 'rx="6" opacity="0.75"') +
    disc(gap + 29, 366, 6, '#1c150a') +
    box(gap + 27, 368, 4, 14, '#1c150a') +
    '</g>'
  const bolts = repeat(
    2,
    (index) =>
      disc(gap + 38, 262 + index * 26, 5, '#3a3631') + disc(gap + 37, 261 + index * 26, 2.4, '#a9a498'),
  )
  return over(
    door,
    picture(
      tall,
      steel,
      `<g filter="url(#crisp)">${box(gap + 22, 248, 32, 56, '#6d675e', 'rx="3"')}${bolts}${hasp}</g>`,
    ),
  )
}

/** The floor of a garage under a flash: a cut chain beside a stain of oil. */
export async function garage(chance: Chance): Promise<Plate> {
  const phase = chance.between(0, 99)
  const height = (x: number, y: number) =>
    roughness(x / 4 + phase, y / 3, 3) * 0.6 + roughness(x / 70 + phase, y / 50, 4)
  const floor = expose(wide, (x, y): Colour => {
    const stain = edge(
      0.86,
      0.5,
      Math.hypot((x - 430) / 210, (y - 170) / 90) + 0.7 * (roughness(x / 60 + phase, y / 40, 4) - 0.5),
    )
    const crack = edge(3, 0.6, Math.abs(y - 250 - 90 * (roughness(x / 130 + phase, 7, 4) - 0.5) - x * 0.12))
    const tyre =
      edge(17, 12, Math.abs(x - 250 + y * 0.35)) * edge(0.35, 0.6, noise(x / 5, y / 7 + 0.6 * Math.sin(x)))
    const concrete = blend([0.4, 0.385, 0.36], [0.56, 0.545, 0.51], roughness(x / 90 + phase, y / 60, 5))
    const dark = 1 - 0.78 * stain - 0.5 * crack - 0.3 * tyre
    const flash = 0.2 + 1.15 * Math.exp(-((x - 370) ** 2 + (y - 300) ** 2) / 300 ** 2)
    const oil = stain * 0.35 * Math.exp(-((x - 400) ** 2 + (y - 180) ** 2) / 60 ** 2)
    const colour = lit(concrete, dark * flash * relief(height, x, y, 1.1))
    return [colour[0] + oil, colour[1] + oil, colour[2] + oil * 1.1]
  })
  const link = (x: number, y: number, turn: number, open: boolean) =>
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})"><path d="${open ? 'M10 -9 H-10 a9 9 0 0 0 0 18 H14' : 'M-11 -8 h22 a8 8 0 0 1 0 16 h-22 a8 8 0 0 1 0 -16z'}" fill="none" stroke="#000" stroke-opacity="0.55" stroke-width="8" transform="translate(4 6)" filter="url(#crisp)"/><path d="${open ? 'M10 -9 H-10 a9 9 0 0 0 0 18 H14' : 'M-11 -8 h22 a8 8 0 0 1 0 16 h-22 a8 8 0 0 1 0 -16z'}" fill="none" stroke="url(#steel)" stroke-width="6"/></g>`
  let [x, y, heading] = [150, chance.between(330, 400), chance.between(-0.5, 0.1)]
  const chain = repeat(17, (index) => {
    heading += chance.between(-0.42, 0.42)
    const jump = index === 9 ? 46 : 24
    x += jump * Math.cos(heading)
    y = clamp((y + jump * Math.sin(heading) - 290) / 150) * 150 + 290
    return link(x, y, (heading * 180) / Math.PI + (index % 2 ? 12 : -12), index === 8 || index === 9)
  })
  return over(
    floor,
    picture(wide, fade('steel', '#dcd7ca', '#a8a49a', '#55524c'), `<g filter="url(#crisp)">${chain}</g>`),
  )
}

/** A torn cloth bag on the ground. */
export async function bag(chance: Chance): Promise<Plate> {
  const phase = chance.between(0, 99)
  const cloth = chance.pick([
    [0.31, 0.13, 0.14],
    [0.15, 0.18, 0.25],
    [0.3, 0.26, 0.19],
  ] as [Colour, ...Colour[]])
  const ground = (x: number, y: number) =>
    roughness(x / 5 + phase, y / 4, 3) * 0.6 + roughness(x / 60, y / 40 + phase, 4)
  const folds = (x: number, y: number) =>
    1.5 * Math.abs(noise(x / 62 + phase, y / 96 + x / 160) - 0.5) +
    0.8 * Math.abs(noise(x / 25 + y / 60, y / 52 + phase) - 0.5) +
    0.05 * noise(x / 2, y / 2)
  const inside = (x: number, y: number) => {
    const [dx, dy] = [(x - 350) / 205, (y - 272) / 128]
    return (
      (Math.abs(dx) ** 3 + Math.abs(dy) ** 3) ** (1 / 3) +
      0.16 * (roughness(x / 60 + phase, y / 60, 3) - 0.5) +
      0.12 * dy * dx
    )
  }
  const tear = (x: number, y: number) =>
    Math.hypot((x - 400 + (y - 270) * 0.5) / 92, (y - 268 - 0.25 * (x - 400)) / 17) +
    0.7 * (roughness(x / 9, y / 6, 3) - 0.5)
  const scene = expose(wide, (x, y): Colour => {
    const body = inside(x, y)
    const shade = 1 - 0.62 * edge(1.2, 0.93, inside(x - 22, y - 26))
    const stone = lit(
      blend([0.36, 0.35, 0.33], [0.53, 0.51, 0.47], roughness(x / 80 + phase, y / 60, 4)),
      shade * relief(ground, x, y, 1.4),
    )
    const swell = 0.66 + 0.5 * clamp(1.1 - body) + 0.16 * clamp((330 - y) / 160)
    const seam =
      edge(2.4, 0.8, Math.abs(y - 196 - 14 * Math.sin(x / 120))) * 0.3 +
      edge(0.035, 0.0, Math.abs(body - 0.9)) * 0.25
    const weave = 0.92 + 0.14 * noise(x / 1.3, y / 1.3)
    const fabric = lit(cloth, 1.25 * swell * weave * (1 - seam) * relief(folds, x, y, 5.5))
    const ripped = tear(x, y)
    const lining = lit([0.5, 0.45, 0.38], 0.7 + 0.4 * noise(x / 4, y / 4))
    const open = blend(
      blend(fabric, lining, edge(1.12, 0.98, ripped)),
      [0.02, 0.018, 0.02],
      edge(0.86, 0.7, ripped),
    )
    return lit(blend(stone, open, edge(1.005, 0.985, body)), lamplight(x, y, 240, 150, 560))
  })
  const strap = 'M196 196 C120 60 300 20 350 92 C376 130 430 128 470 100 C560 40 640 150 604 236'
  const colour = `rgb(${cloth.map((part) => Math.round(part * 200)).join()})`
  return over(
    scene,
    picture(
      wide,
      '',
      line(strap, '#000', 15, 'stroke-opacity="0.45" transform="translate(9 12)" filter="url(#soft)"') +
        `<g filter="url(#crisp)">${line(strap, colour, 13)}${line(strap, '#ffffff', 2, 'stroke-opacity="0.12" transform="translate(-3 -3)"')}${line(strap, '#000000', 1, 'stroke-opacity="0.5" stroke-dasharray="5 4" transform="translate(3 3)"')}${box(338, 82, 26, 18, '#b9a878', 'rx="3"')}</g>`,
    ),
  )
}
