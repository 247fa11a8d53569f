import { box, type Chance, disc, fade, glow, line, picture, repeat, shape } from './draw.ts'
import {
  blend,
  type Colour,
  clamp,
  colourOf,
  drawn,
  edge,
  expose,
  lit,
  mix,
  noise,
  type Plate,
  roughness,
} from './light.ts'
import { bokeh } from './nightScenes.ts'
import { boat, palm, person, rickshaw } from './silhouettes.ts'

const canvas = { width: 720, height: 480 }

/** A stand of rickshaws at dusk, against the light. */
export async function street(chance: Chance): Promise<Plate> {
  const sun = chance.between(180, 560)
  const hoods = ['#2b1413', '#13231b', '#141b28', '#2a1e0e'] as const
  const wires = repeat(7, (index) =>
    line(
      `M-10 ${40 + index * 9 + chance.between(-6, 6)} Q${chance.between(260, 460)} ${100 + index * 10} 730 ${20 + index * 13}`,
      '#120d10',
      1.3,
    ),
  )
  const ground = 392
  const scene = await drawn(
    picture(
      canvas,
      fade('sky', '#4a5578', '#8d7285', '#d99a72', '#f6cf94') +
        glow('sun', '#fff4cf', '#ffd98f/0.65', '#ffb866/0'),
      box(0, 0, 720, 480, 'url(#sky)') +
        disc(sun, 330, 300, 'url(#sun)') +
        `<g filter="url(#softer)" opacity="0.55">${repeat(8, (index) => box(index * 100 - 30, 250 - chance.between(0, 130), chance.between(60, 120), 260, '#6b4a4e'))}</g>` +
        `<g filter="url(#soft)">${repeat(5, (index) => {
          const x = index < 3 ? index * 74 - 40 : 720 - (index - 2) * 88
          const top = 60 + chance.between(0, 90) + (index % 3) * 60
          return (
            box(x, top, 92, 400, '#241a22') +
            repeat(8, (pane) =>
              chance.yes(0.4)
                ? box(
                    x + 14 + (pane % 3) * 26,
                    top + 24 + Math.floor(pane / 3) * 52,
                    8,
                    14,
                    chance.pick(['#ffcf86', '#e9eef2', '#ffb766']),
                  )
                : '',
            )
          )
        })}</g>` +
        repeat(9, () =>
          bokeh(
            chance.between(0, 720),
            chance.between(290, 360),
            chance.between(4, 12),
            chance.pick(['#ffc46a', '#fff0cf', '#ff6a4a']),
            0.6,
          ),
        ) +
        `<g filter="url(#soft)">${repeat(7, () => person(chance.between(0, 720), ground - 6, chance.between(72, 94), '#2a1c22'))}</g>` +
        `<g filter="url(#crisp)">${wires}${line(`M${chance.pick([96, 640])} 0 V${ground}`, '#120d10', 8)}</g>` +
        box(0, ground - 8, 720, 100, '#2b2024') +
        `<g filter="url(#crisp)">${repeat(4, (index) => rickshaw(30 + index * 178 + chance.between(-14, 14), ground + 26 + chance.between(0, 10), chance.between(0.92, 1.06), '#120c10', chance.pick(hoods)))}${person(chance.between(120, 600), 446, 168, '#0e0a0d')}</g>`,
    ),
  )
  return expose(canvas, (x, y): Colour => {
    const seen = colourOf(scene, x, y)
    const road = edge(ground - 4, ground + 10, y) * edge(0.08, 0.12, seen[0])
    const glare = Math.exp(-(((x - sun) / 190) ** 2)) * road * (0.35 + 0.65 * noise(x / 5, y / 1.6))
    const dust = 0.06 * clamp(1 - Math.abs(y - 330) / 220) * Math.exp(-(((x - sun) / 300) ** 2))
    const stones = road * 0.05 * (noise(x / 1.5, y / 1.3) - 0.4)
    return [
      seen[0] + 0.24 * glare + dust * 2 + stones,
      seen[1] + 0.15 * glare + dust * 1.4 + stones,
      seen[2] + 0.08 * glare + dust + stones,
    ]
  })
}

/** A river with boats in the haze of the morning or the evening. */
export async function river(chance: Chance): Promise<Plate> {
  const shore = 208
  const [high, low, tint] = chance.pick([
    [[0.62, 0.7, 0.76], [0.86, 0.85, 0.8], '#7d8a88'],
    [[0.55, 0.53, 0.6], [0.95, 0.76, 0.56], '#8d6d62'],
    [[0.5, 0.58, 0.62], [0.78, 0.8, 0.77], '#66756f'],
  ] as [[Colour, Colour, string], ...[Colour, Colour, string][]])
  const phase = chance.between(0, 200)
  const sun = chance.between(120, 600)
  const far = await drawn(
    picture(
      canvas,
      '',
      box(0, 0, 720, 480, '#fff') +
        `<g filter="url(#soft)">${shape(`M0 ${shore} V${shore - 22} ${repeat(24, (index) => `Q${index * 30 + 15} ${shore - chance.between(14, 44)} ${index * 30 + 30} ${shore - chance.between(16, 26)}`)} V${shore}z`, tint)}${repeat(9, () => palm(chance.between(0, 720), shore - 6, chance.between(44, 74), tint))}</g>` +
        `<g filter="url(#crisp)" opacity="0.8">${boat(chance.between(120, 560), shore + 26, 0.34, '#4c4a48', '#6d675f')}</g>`,
    ),
  )
  const near = await drawn(
    picture(
      canvas,
      '',
      box(0, 0, 720, 480, '#fff') +
        `<g filter="url(#crisp)">${boat(chance.between(220, 500), 352, chance.between(0.8, 1.05), '#15120f', '#3d2f20')}</g>`,
    ),
  )
  const sky = (x: number, y: number): Colour => {
    const glow = 0.2 * Math.exp(-(((x - sun) / 210) ** 2) - ((shore - y) / 150) ** 2)
    const cloud = 0.09 * (roughness(x / 150 + phase, y / 40, 3) - 0.5)
    return lit(blend(high, low, clamp(y / shore)), 1 + glow + cloud)
  }
  const through = (seen: Colour, behind: Colour): Colour => [
    behind[0] * seen[0],
    behind[1] * seen[1],
    behind[2] * seen[2],
  ]
  return expose(canvas, (x, y): Colour => {
    if (y < shore) return through(colourOf(far, x, y), sky(x, y))
    const depth = (y - shore) / (480 - shore)
    const wave = roughness(x / (10 + 46 * depth) + phase, y / (1.6 + 7 * depth), 3) - 0.5
    const mirrored = 2 * shore - y + wave * 60 * depth
    const bright = sky(x, Math.max(0, mirrored))
    const trees = colourOf(far, x + wave * 20, Math.min(shore - 1, mirrored + 10))
    const water = lit(through(trees, bright), 0.86 - 0.3 * depth + wave * (0.25 + 0.5 * depth))
    const sparkle = edge(0.62, 0.75, wave + 0.5) * 0.3 * Math.exp(-(((x - sun) / 90) ** 2))
    const muddy = blend(water, [0.3, 0.29, 0.23], 0.25 + 0.2 * depth)
    const boatHere = colourOf(near, x, y)
    const boatFar = y < shore + 40 ? colourOf(far, x, y) : ([1, 1, 1] as Colour)
    const shade = y > 372 ? mix(0.42, 1, colourOf(near, x + wave * 26, 744 - y)[0]) : 1
    return through(
      boatHere,
      through(boatFar, lit([muddy[0] + sparkle, muddy[1] + sparkle, muddy[2] + sparkle], shade)),
    )
  })
}

/** Earth cut from a hill, in flat light. */
export function hill(chance: Chance): Plate {
  const phase = chance.between(0, 99)
  const rim = (x: number) => 150 + 60 * noise(x / 150 + phase, 3) + 14 * noise(x / 22 + phase, 9)
  const trees = (x: number) => rim(x) - 70 * roughness(x / 60 + phase, 4, 3) ** 2 - 22 * noise(x / 7, phase)
  const height = (x: number, y: number) =>
    roughness(x / 46 + phase, y / 24 + x / 300, 5) + 0.35 * roughness(x / 9, y / 70, 2)
  return expose(canvas, (x, y): Colour => {
    if (y < trees(x) + 9 * noise(x / 3, y / 3)) return blend([0.78, 0.81, 0.84], [0.92, 0.92, 0.9], y / 240)
    if (y < rim(x)) {
      const leaves = roughness(x / 11, y / 11, 4) + 0.4 * (noise(x / 2.2, y / 2.2) - 0.5)
      return blend([0.05, 0.08, 0.03], [0.4, 0.46, 0.24], edge(0.25, 0.85, leaves))
    }
    const floor = 372 + 26 * noise(x / 90, phase)
    const foot = edge(floor - 8, floor + 8, y)
    const lightHere = 1 + 2.6 * (height(x, y) - height(x - 2, y - 2.4))
    const strata = noise(x / 260, y / 13 + 0.4 * noise(x / 40, y / 40))
    const earth = blend([0.62, 0.37, 0.2], [0.74, 0.53, 0.33], strata)
    const grass = edge(26, 4, y - rim(x)) * edge(0.3, 0.6, noise(x / 9, y / 9))
    const cut = blend(earth, [0.3, 0.36, 0.2], grass)
    const dirt = blend([0.63, 0.47, 0.32], [0.5, 0.36, 0.25], roughness(x / 60, y / 14, 4))
    return lit(blend(cut, dirt, foot), lightHere * (0.78 + 0.22 * clamp((y - rim(x)) / 160)))
  })
}
