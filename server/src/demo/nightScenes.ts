import { box, type Chance, disc, glow, picture, repeat } from './draw.ts'
import {
  blend,
  blurred,
  type Colour,
  clamp,
  colourOf,
  drawn,
  edge,
  expose,
  lit,
  noise,
  type Plate,
  roughness,
  smeared,
} from './light.ts'
import { person } from './silhouettes.ts'

const canvas = { width: 720, height: 480 }
const lamps = ['#ffb45a', '#ffb45a', '#ffd9a0', '#e9f3ff', '#ff5a3c', '#8fe0b0'] as const

/** An out-of-focus lamp: a disc with a brighter rim, as the opening of a lens draws it. */
export const bokeh = (x: number, y: number, radius: number, colour: string, opacity: number): string =>
  `<g opacity="${opacity.toFixed(2)}">${disc(x, y, radius, colour, 'opacity="0.7"')}${disc(x, y, radius * 0.93, 'none', `stroke="${colour}" stroke-width="${(radius * 0.13).toFixed(1)}" opacity="0.6"`)}</g>`

/** A wet road at night: lamps out of focus, and what the asphalt mirrors of them. */
export async function nightRoad(chance: Chance): Promise<Plate> {
  const horizon = 235
  const end = chance.between(170, 550)
  const row = (side: -1 | 1) =>
    repeat(9, (index) => {
      const near = 1.55 ** index
      const x = end + side * (16 + near * 9)
      const size = 3 + near * 0.75
      const y = horizon - 12 - near * 5.4
      return (
        disc(x, y, size * 4, 'url(#halo)') + bokeh(x, y, size, index % 4 === 3 ? '#dff0ff' : '#ffb45a', 0.9)
      )
    })
  const above = await drawn(
    picture(
      canvas,
      glow('halo', '#ffb45a/0.4', '#ff9a3a/0') + glow('haze', '#d08a44/0.8', '#6a4020/0.5', '#1a1010/0'),
      box(0, 0, 720, 480, '#0d1019') +
        disc(end, horizon, 330, 'url(#haze)') +
        `<g filter="url(#soft)">${repeat(13, (index) => {
          const x = index * 60 - 30
          const tall = 40 + Math.abs(x - end) * chance.between(0.25, 0.55)
          return box(x, horizon - tall, chance.between(48, 80), tall + 30, '#0b0a0e')
        })}</g>` +
        repeat(26, () =>
          bokeh(
            chance.between(0, 720),
            horizon - chance.between(4, 70),
            chance.between(3, 11),
            chance.pick(lamps),
            chance.between(0.25, 0.7),
          ),
        ) +
        row(-1) +
        row(1) +
        `<g filter="url(#soft)">${repeat(2, (index) => disc(end - 44 + index * 32, horizon + 2, 60, 'url(#halo)') + bokeh(end - 44 + index * 32, horizon + 2, 12, '#fffbe8', 1))}${bokeh(end + 46, horizon, 6, '#ff3020', 1)}${bokeh(end + 62, horizon, 6, '#ff3020', 1)}</g>`,
    ),
  )
  const seen = await blurred(above, 0.8)
  const mirror = await smeared(above)
  const wet = chance.between(0, 90)
  return expose(canvas, (x, y): Colour => {
    if (y < horizon) return colourOf(seen, x, y)
    const near = (y - horizon) / (480 - horizon)
    const depth = 1 / (near + 0.08)
    const ripple = noise(x / (5 + 16 * near) + wet, y / (1.5 + 9 * near)) - 0.5
    const puddle = edge(0.36, 0.6, roughness((x - end) * depth * 0.008 + wet, depth * 2.6 + wet, 3))
    const light = colourOf(mirror, x + ripple * (6 + 30 * near), horizon - (y - horizon) * 0.8 - ripple * 18)
    const stone = 0.03 + 0.07 * near * noise(x / 1.5, y / 1.3)
    const shine = 0.5 + 0.9 * puddle
    return [stone + light[0] * shine, stone * 1.02 + light[1] * shine, stone * 1.2 + light[2] * shine]
  })
}

/** A stall of a market at night, under bulbs. */
export async function market(chance: Chance): Promise<Plate> {
  const goods: readonly [Colour, ...Colour[]] = [
    [0.78, 0.16, 0.08],
    [0.86, 0.56, 0.1],
    [0.3, 0.45, 0.12],
    [0.42, 0.13, 0.3],
  ]
  const heaps = Array.from({ length: 4 }, () => chance.pick(goods))
  const start = chance.between(0, 200)
  const back = await drawn(
    picture(
      canvas,
      glow('bulb', '#fffbe0', '#ffdf9a/0.55', '#ffb04a/0') + glow('haze', '#8a5526/0.9', '#3a2010/0'),
      box(0, 0, 720, 480, '#140d0a') +
        disc(chance.between(200, 520), 120, 420, 'url(#haze)') +
        `<g filter="url(#soft)">${repeat(6, (index) => person(index * 135 + chance.between(-30, 40), 330, chance.between(215, 260), '#150e0c'))}</g>` +
        repeat(16, () =>
          bokeh(
            chance.between(0, 720),
            chance.between(20, 150),
            chance.between(7, 24),
            chance.pick(['#ffd9a0', '#ffc070', '#fff4d8', '#e6f2ff']),
            chance.between(0.35, 0.85),
          ),
        ) +
        repeat(3, (index) => disc(120 + index * 240 + chance.between(-30, 30), 60, 110, 'url(#bulb)')),
    ),
  )
  const behind = await blurred(back, 3.2)
  const bulb = chance.between(260, 460)
  return expose(canvas, (x, y): Colour => {
    const top = 284 - 26 * Math.sin((x + start) / 74) ** 2
    if (y < top) return colourOf(behind, x, y)
    // Round fruit in rows that grow towards the camera.
    const rowOf = Math.log((y - 225) / 255 + 0.15) * 7.2
    const line = Math.floor(rowOf)
    const near = Math.exp((line + 0.5) / 7.2) - 0.15
    const size = 13 + 34 * near
    const across = (x + start) / size + (line % 2) * 0.5 + line * 0.13
    const column = Math.floor(across)
    const place = (column + 0.5 - (line % 2) * 0.5 - line * 0.13) * size - start - 360
    const heap = heaps[Math.floor((place / (1 + near * 0.5) + 420) / 200) & 3] ?? goods[0]
    const shift = noise(column * 7.1, line * 3.3) - 0.5
    const [dx, dy] = [across - column - 0.5 + shift * 0.16, rowOf - line - 0.5 + shift * 0.1]
    const round = 1 - (dx * dx + dy * dy) * 3.1
    if (round <= 0) return lit(heap, 0.05)
    const [nx, ny] = [dx * 1.75, dy * 1.75]
    const facing = clamp(0.5 * Math.sqrt(round) - ny * 0.75 + ((bulb - x) / 420) * nx)
    const shine = clamp(1 - Math.hypot(nx + 0.22 * Math.sign(x - bulb), ny + 0.42) * 4.2) ** 2
    const falloff = 1.25 - Math.abs(x - bulb) / 520
    const skin = lit(heap, (0.1 + facing * 1.1) * falloff * (0.85 + 0.4 * shift))
    return blend(skin, [1, 0.93, 0.78], shine * 0.75)
  })
}
