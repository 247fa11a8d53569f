import { box, type Canvas, type Chance, disc, fade, line, picture, repeat, shape } from './draw.ts'

const skins = ['#a9744f', '#8d5a3b', '#c08d64', '#75492f'] as const
const clothes = ['#3d5a6c', '#6b4a52', '#4d5b44', '#7a6a45', '#45434f'] as const
const backgrounds: [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#c9cfc6', '#9aa59b'],
  ['#d8cdb8', '#ab9d84'],
  ['#bcc7d0', '#8996a3'],
]
const formats: [Canvas, ...Canvas[]] = [
  { width: 720, height: 960 },
  { width: 800, height: 800 },
  { width: 760, height: 900 },
]

/** Draws an invented person. `below` and `above` are drawn over a face 200 units high, centred on (0, 0). */
function portrait(chance: Chance, above: (hair: string) => string, below: string): string {
  const canvas = chance.pick(formats)
  const [light, dark] = chance.pick(backgrounds)
  const skin = chance.pick(skins)
  const hair = chance.pick(['#1d1916', '#2a211c', '#3b3734'])
  const cloth = chance.pick(clothes)
  const wide = chance.between(66, 78)
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="-14" rx="13" ry="7" fill="#f2ede4"/>${disc(x, -14, 6.5, '#241c17')}` +
    line(`M${x - 17} ${chance.between(-37, -30)} q17 ${chance.between(-12, -4)} 34 2`, hair, 6)
  const face =
    disc(-wide, 0, 15, skin) +
    disc(wide, 0, 15, skin) +
    `<ellipse cx="0" cy="0" rx="${wide}" ry="98" fill="${skin}"/>` +
    eye(-28) +
    eye(28) +
    line('M2 -12 q-12 34 -8 38 q8 6 18 0', '#0000004d', 4) +
    line(`M-24 ${chance.between(54, 58)} q24 ${chance.between(-4, 10)} 48 0`, '#5a2f26', 6) +
    below.replaceAll('HAIR', hair) +
    above(hair)
  const body =
    shape('M-34 70 h68 v60 q-34 30 -68 0z', skin) +
    shape('M-34 84 h68 v22 q-34 26 -68 0z', '#00000026') +
    shape('M-190 330 q0 -170 150 -206 q40 36 80 0 q150 36 150 206 v200 h-380z', cloth) +
    line('M-40 124 q40 40 80 0', '#0003', 7)
  return picture(
    canvas,
    fade('back', light, dark),
    box(0, 0, canvas.width, canvas.height, 'url(#back)') +
      repeat(9, (index) => line(`M0 ${90 * index + 40} H${canvas.width}`, '#ffffff26', 3)) +
      `<g transform="translate(${canvas.width / 2} ${canvas.height * 0.42}) scale(1.75)">${body}${face}</g>`,
  )
}

/** A man's face with a random beard, or none. */
export function man(chance: Chance): string {
  const moustache = shape('M-34 44 q34 -22 68 0 q-34 -4 -68 0z', 'HAIR')
  const beard = shape(
    'M-70 22 q4 84 70 84 q66 0 70 -84 q-20 34 -38 20 q-32 -14 -64 0 q-18 14 -38 -20z',
    'HAIR',
  )
  const mouth = line('M-20 57 q20 6 40 0', '#5a2f26', 6)
  const below = chance.pick(['', moustache, `${beard}${mouth}`, moustache])
  const parting = chance.between(-30, 30)
  const above = (hair: string) =>
    shape(
      `M-76 -26 q-14 -96 76 -98 q92 0 76 98 q-14 -44 ${-40 + parting} -52 q-70 12 ${-112 - parting} 52z`,
      hair,
    )
  return portrait(chance, above, below)
}

/** A woman's face in a scarf. */
export function woman(chance: Chance): string {
  const scarf = chance.pick(['#7b2f4a', '#2f5f63', '#5a4a86', '#8a5a2b'])
  const above = (hair: string) =>
    shape('M-66 -34 q0 -64 66 -66 q66 2 66 66 q-22 -42 -66 -44 q-44 2 -66 44z', hair) +
    shape(
      'M0 -128 q108 4 104 128 q-2 110 56 190 q-60 24 -92 -34 q26 -80 14 -150 q-12 -86 -82 -90 q-70 4 -82 90 q-12 70 14 150 q-32 58 -92 34 q58 -80 56 -190 q-4 -124 104 -128z',
      scarf,
    )
  return portrait(chance, above, '')
}
