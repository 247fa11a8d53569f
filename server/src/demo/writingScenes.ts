import { box, type Chance, disc, line, picture, repeat } from './draw.ts'
import {
  blend,
  blurred,
  type Colour,
  clamp,
  colourOf,
  drawn,
  edge,
  expose,
  lamplight,
  lit,
  mix,
  noise,
  type Plate,
  relief,
  roughness,
} from './light.ts'

const wide = { width: 720, height: 480 }
const tall = { width: 480, height: 640 }

/** A written page, close and partly out of focus; nothing on it can be read. */
export async function notebook(chance: Chance): Promise<Plate> {
  const ink = chance.pick(['#1d2b6b', '#1b1b22', '#23357d'])
  const words = (y: number, end: number) => {
    let path = ''
    for (let x = 92; x < end; x += chance.between(12, 26)) {
      const length = chance.between(26, 74)
      path += `M${x} ${y - 11} h${length.toFixed(0)} `
      for (let stem = x + 4; stem < x + length - 4; stem += chance.between(9, 15)) {
        const [width, depth] = [chance.between(4, 9), chance.between(7, 13)]
        path += `M${stem.toFixed(0)} ${y - 11} v${depth.toFixed(0)} m0 -4 c${-width} ${-depth * 0.5} ${-width} ${depth * 0.7} ${-width * 0.2} ${depth * 0.3} `
      }
      x += length
    }
    return line(path, ink, 2.1, 'stroke-linecap="round" stroke-linejoin="round"')
  }
  const rows = Math.floor(chance.between(8, 13))
  const page = await drawn(
    picture(
      wide,
      '',
      box(0, 0, 720, 480, '#f1ead9') +
        repeat(16, (index) => line(`M0 ${34 + index * 32} H720`, '#8fa6c4', 1.1, 'opacity="0.75"')) +
        line('M74 0 V480', '#c65a55', 1.4, 'opacity="0.7"') +
        repeat(rows, (index) => words(34 + index * 32, index === rows - 1 ? 300 : chance.between(560, 690))),
    ),
  )
  const soft = [await blurred(page, 1.2), await blurred(page, 3.6)] as const
  const focus = chance.between(170, 300)
  const phase = chance.between(0, 99)
  const height = (x: number, y: number) =>
    roughness(x / 90 + phase, y / 130, 3) * 2 + 0.03 * noise(x / 2, y / 2)
  return expose(wide, (x, y): Colour => {
    // The page lies flat in front of the camera: its far end is smaller.
    const far = 1 + 0.55 * (1 - y / 480)
    const [u, v] = [360 + (x - 345) * far * 0.84, 20 + 480 * (1 - (1 - y / 480) ** 0.86) + (x - 360) * 0.05]
    const off = Math.abs(y - focus) / 190
    const edges = edge(24, 27, u + 5 * noise(3, y / 60)) * edge(702, 699, u)
    const sharp = blend(colourOf(page, u, v), colourOf(soft[0], u, v), edge(0.1, 0.5, off))
    const paper = blend(sharp, colourOf(soft[1], u, v), edge(0.5, 1, off))
    const table = lit(blend([0.22, 0.13, 0.08], [0.31, 0.19, 0.11], noise(x / 3, y / 60)), 0.9)
    const shade = 1 - 0.4 * edge(0.46, 0.72, roughness((x + y * 0.6) / 330 + phase, y / 400, 2))
    const warm: Colour = [1.06, 0.97, 0.8]
    const light = lamplight(x, y, 520, 60, 560) * 0.86 * shade * relief(height, x, y, 3)
    const seen = blend(table, paper, edges)
    return [seen[0] * light * warm[0], seen[1] * light * warm[1], seen[2] * light * warm[2]]
  })
}

/** The screen of a phone photographed in the dark; the messages on it cannot be read. */
export async function phone(chance: Chance): Promise<Plate> {
  const [mine, theirs, back] = chance.pick([
    ['#1d7a63', '#ffffff', '#e6e0d8'],
    ['#2d6fd6', '#ececf0', '#fdfdfd'],
    ['#075e54', '#1f2c34', '#0d161c'],
  ] as [[string, string, string], ...[string, string, string][]])
  let y = 128
  const bubbles = repeat(8, () => {
    const own = chance.yes(0.35)
    const lines = Math.floor(chance.between(1, 3.99))
    const width = chance.between(110, 200)
    const left = own ? 366 - width : 114
    const text = repeat(lines, (index) => {
      const end = left + (index === lines - 1 ? width * chance.between(0.4, 0.8) : width - 10)
      let path = ''
      for (let x = left + 10; x < end - 8; x += chance.between(12, 24))
        path += `M${x.toFixed(0)} ${(y + 15 + index * 15).toFixed(0)} h${chance.between(7, 16).toFixed(0)}`
      return line(path, theirs === '#1f2c34' || own ? '#e8f0ee' : '#3b3f45', 4.4, 'opacity="0.75"')
    })
    const bubble = box(left, y, width, 14 + lines * 15, own ? mine : theirs, 'rx="9"')
    y += 24 + lines * 15
    return bubble + text
  })
  const screen = await drawn(
    picture(
      tall,
      '',
      box(0, 0, 480, 640, back) +
        bubbles +
        box(96, 56, 288, 52, mine) +
        disc(132, 82, 15, '#d8dedb') +
        box(158, 72, 96, 8, '#ffffff', 'opacity="0.85"') +
        box(158, 86, 60, 6, '#ffffff', 'opacity="0.5"') +
        box(104, 562, 240, 30, theirs, 'rx="15"') +
        disc(362, 577, 13, mine),
    ),
  )
  const soft = await blurred(screen, 0.9)
  const turn = chance.between(-0.09, 0.09)
  const phase = chance.between(0, 99)
  return expose(tall, (x, y): Colour => {
    const [dx, dy] = [x - 240, y - 320]
    const [u, v] = [
      240 + (dx * Math.cos(turn) - dy * Math.sin(turn)) * (1 + dy * 0.00022),
      320 + dx * Math.sin(turn) + dy * Math.cos(turn),
    ]
    const frame = Math.max(Math.abs(u - 240) - 150, Math.abs(v - 322) - 286)
    const spill = Math.exp(-Math.max(0, frame) / 60)
    const sheet = 0.5 + 0.7 * roughness(x / 80 + phase + y / 200, y / 60, 4)
    if (frame > 12)
      return [
        0.05 * sheet + 0.075 * spill * sheet,
        0.045 * sheet + 0.08 * spill * sheet,
        0.05 * sheet + 0.09 * spill * sheet,
      ]
    if (frame > 0 || v < 52 || v > 602) return lit([0.06, 0.062, 0.07], 0.5 + 1.6 * edge(6, 11, frame))
    const moire = 1 + 0.035 * Math.sin(u * 1.9 + v * 0.12) * Math.sin(v * 1.7 - u * 0.2)
    const glare = 0.2 * Math.exp(-(((u + v * 0.55 - 430) / 46) ** 2)) * mix(1, 0.3, y / 640)
    const seen = colourOf(soft, u, v)
    const uneven = 0.8 + 0.22 * clamp(1 - Math.abs(v - 260) / 400)
    return [
      seen[0] * moire * uneven * 0.94 + glare,
      seen[1] * moire * uneven + glare,
      seen[2] * uneven * 1.05 + glare,
    ]
  })
}
