import { box, type Canvas, type Chance, glow, line, picture, repeat, shape } from './draw.ts'
import {
  blurred,
  type Colour,
  clamp,
  colourOf,
  drawn,
  edge,
  expose,
  lit,
  noise,
  over,
  type Plate,
  relief,
  roughness,
} from './light.ts'
import { bokeh } from './nightScenes.ts'
import { person } from './silhouettes.ts'

/** The seven strokes of a digit as on old displays: recorders write such digits, and no font is needed to draw them. */
const strokes = ['M1 0H5', 'M6 1V5', 'M6 7V11', 'M1 12H5', 'M0 7V11', 'M0 1V5', 'M1 6H5'] as const
const digits: Record<string, string> = {
  ...{
    0: '012345',
    1: '12',
    2: '01346',
    3: '01236',
    4: '1256',
    5: '02356',
    6: '023456',
    7: '012',
    8: '0123456',
    9: '012356',
    '-': '6',
  },
}

const written = (text: string, x: number, y: number, size: number): string =>
  [...text]
    .map((sign, index) => {
      const path =
        sign === ':'
          ? 'M3 3V4M3 8V9'
          : [...(digits[sign] ?? '')].map((stroke) => strokes[Number(stroke)]).join('')
      return `<g transform="translate(${x + index * 9 * size} ${y}) scale(${size})">${line(path, '#000', 3)}${line(path, '#f2f5ef', 1.5)}</g>`
    })
    .join('')

/** The date and time that a recorder writes: those of the incident, or only a time in the night. */
function stamped(chance: Chance, taken: string): string {
  const [day = '', time = `0${Math.floor(chance.between(1, 5))}:${Math.floor(chance.between(10, 59))}`] =
    taken.split('T')
  return `${day} ${time}:${Math.floor(chance.between(10, 59))}`.trim()
}

/** What a camera on a wall sees of a lane at night, in infrared light. */
export async function camera(chance: Chance, taken: string): Promise<Plate> {
  const canvas = { width: 480, height: 270 }
  const phase = chance.between(0, 99)
  const bright = chance.between(190, 300)
  const wall = (y: number) => 318 + (y - 90) * 0.62
  const ground = (x: number, y: number) => roughness(x / 9 + phase, y / 5, 4)
  const mirrored = chance.yes(0.5)
  const lane = expose(canvas, (column, y): Colour => {
    const x = mirrored ? 480 - column : column
    const light = 0.2 + 0.95 * Math.exp(-(((x - bright) / 190) ** 2) - ((y - 180) / 120) ** 2)
    const near = clamp((y - 60) / 210)
    let surface = (0.5 + 0.25 * near) * relief(ground, x, y, 0.5)
    if (x > wall(y)) {
      const course = Math.floor(y / 9)
      const joint = edge(0.86, 1, (y / 9) % 1) + edge(0.9, 1, ((x + (course % 2) * 12) / 24) % 1)
      surface =
        (0.42 + 0.16 * noise(Math.floor((x + (course % 2) * 12) / 24), course)) *
        (1 - 0.4 * Math.min(1, joint))
    } else if (y < 74 + x * 0.06) {
      const slat = (x / 7) % 1
      surface = 0.26 + 0.3 * slat * edge(1, 0.8, slat)
    }
    return lit([0.9, 1, 0.93], light * surface * (y % 2 ? 0.94 : 1))
  })
  const two = chance.yes(0.5)
  const from = chance.between(160, 320)
  const walker = (x: number, y: number, size: number, cloth: string) =>
    `<g opacity="0.6" transform="translate(${x} ${y}) skewX(-58) scale(1 0.36)" filter="url(#crisp)">${person(0, 0, size, '#040504')}</g>` +
    person(x, y, size, '#141814', -3) +
    `<svg x="${x - 60}" y="${y - size * 0.86}" width="120" height="${size * 0.46}" viewBox="${x - 60} ${y - size * 0.86} 120 ${size * 0.46}">${person(x, y, size, cloth, -3)}</svg>`
  const cloth = chance.pick(['#8f9a91', '#59625b', '#a9b3aa'])
  const seen = await over(
    lane,
    picture(
      canvas,
      glow('lamp', '#ffffff/0.5', '#ffffff/0') +
        '<filter id="moving"><feGaussianBlur stdDeviation="1.3 0.9"/></filter>',
      `<g filter="url(#moving)">${two ? walker(from - 52, 150, 58, '#6d766f') : ''}${walker(from, 206, 82, cloth)}</g>` +
        `<ellipse cx="${mirrored ? 480 - bright : bright}" cy="150" rx="150" ry="110" fill="url(#lamp)" opacity="0.35"/>`,
    ),
  )
  return over(
    seen,
    picture(
      canvas,
      '',
      box(0, 0, 480, 21, '#000', 'opacity="0.35"') +
        written(stamped(chance, taken), 8, 5, 0.9) +
        written(`0${Math.floor(chance.between(1, 8))}`, 452, 252, 0.9),
    ),
  )
}

/** Somebody seen from behind, out of focus, against the lamps of a street. */
export const fromBehind = (chance: Chance): Promise<Plate> =>
  turnedAway(chance, (x, dark) => {
    const hair = `<ellipse cx="${x}" cy="178" rx="62" ry="76" fill="#0e0b0a"/>`
    const ears = repeat(
      2,
      (index) => `<ellipse cx="${x - 64 + index * 128}" cy="196" rx="9" ry="19" fill="#5d3d2c"/>`,
    )
    const neck = shape(`M${x - 36} 226 h72 v92 h-72z`, '#4a3022')
    const body = `M${x - 40} 292 C${x - 96} 312 ${x - 166} 322 ${x - 184} 392 L${x - 206} 530 H${x + 206} L${x + 184} 392 C${x + 166} 322 ${x + 96} 312 ${x + 40} 292 C${x + 20} 306 ${x - 20} 306 ${x - 40} 292z`
    return (
      neck +
      ears +
      hair +
      shape(body, dark) +
      line(`M${x - 46} 296 Q${x} 322 ${x + 46} 296`, '#000', 7, 'opacity="0.4"')
    )
  })

/** A woman in a scarf, seen from behind. */
export const inScarf = (chance: Chance): Promise<Plate> =>
  turnedAway(chance, (x, dark) => {
    const body = shape(
      `M${x - 176} 530 C${x - 172} 400 ${x - 120} 344 ${x - 66} 320 H${x + 66} C${x + 120} 344 ${x + 172} 400 ${x + 176} 530z`,
      '#171310',
    )
    const scarf = `M${x} 92 C${x + 56} 92 ${x + 80} 136 ${x + 78} 190 C${x + 78} 250 ${x + 104} 300 ${x + 140} 356 C${x + 160} 400 ${x + 120} 500 ${x + 40} 540 H${x - 60} C${x - 130} 490 ${x - 164} 410 ${x - 136} 352 C${x - 104} 300 ${x - 78} 250 ${x - 78} 190 C${x - 80} 136 ${x - 56} 92 ${x} 92z`
    const folds = repeat(6, (index) =>
      line(
        `M${x - 56 + index * 22} ${190 + (index % 3) * 46} q${-20 + index * 8} 110 ${-44 + index * 20} 300`,
        '#000',
        5,
        'opacity="0.3"',
      ),
    )
    return body + shape(scarf, dark) + folds
  })

/** Draws somebody in front of lamps out of focus, with light around their outline. */
async function turnedAway(chance: Chance, draw: (x: number, cloth: string) => string): Promise<Plate> {
  const canvas: Canvas = { width: 420, height: 520 }
  const cool = chance.yes(0.4)
  const x = chance.between(180, 240)
  const cloth = chance.pick(['#27313f', '#3a2724', '#28352e', '#3d3831'])
  const scene = await drawn(
    picture(
      canvas,
      glow(
        'light',
        cool ? '#dfe8ee/0.9' : '#ffcf8a/0.85',
        cool ? '#8fa2ad/0.4' : '#a8683a/0.35',
        '#000000/0',
      ),
      box(0, 0, 420, 520, cool ? '#4a555c' : '#1d1512') +
        `<circle cx="${chance.between(90, 330)}" cy="150" r="330" fill="url(#light)"/>` +
        `<g filter="url(#softer)">${repeat(5, (index) => box(index * 96 - 30, chance.between(0, 150), 60, 520, cool ? '#5d666a' : '#2a1c16', 'opacity="0.6"'))}</g>` +
        repeat(14, () =>
          bokeh(
            chance.between(0, 420),
            chance.between(40, 320),
            chance.between(10, 34),
            chance.pick(cool ? ['#ffffff', '#dfeaf2', '#ffe2b0'] : ['#ffb45a', '#ffd9a0', '#ff6a4a']),
            chance.between(0.3, 0.75),
          ),
        ) +
        `<g filter="url(#soft)"><g filter="url(#soft)">${draw(x, cloth)}</g></g>`,
    ),
  )
  const side = chance.pick([-1, 1])
  const phase = chance.between(0, 99)
  return expose(canvas, (px, y): Colour => {
    const here = colourOf(scene, px, y)
    const beside = colourOf(scene, px + side * 7, y - 4)
    const rim = clamp((beside[0] + beside[1] - here[0] - here[1]) * 0.4) * edge(0.3, 0.2, here[1])
    const folds = 0.8 + 0.4 * roughness((px + y * 0.4) / 70 + phase, y / 150, 3)
    return [here[0] * folds + rim * 0.7, here[1] * folds + rim * 0.55, here[2] * folds + rim * 0.4]
  })
}

/** Somebody cut out of the picture of a security camera, from above and far away. */
export async function onCamera(chance: Chance, taken: string): Promise<Plate> {
  const canvas: Canvas = { width: 126, height: 156 }
  const phase = chance.between(0, 99)
  const inColour = chance.yes(0.5)
  const ground = (x: number, y: number) => roughness(x / 7 + phase, y / 4, 3)
  const floor = expose(canvas, (x, y): Colour => {
    const tile = edge(0.9, 1, ((x + y * 0.5) / 24) % 1) + edge(0.9, 1, ((y - x * 0.1 + 99) / 15) % 1)
    const light = (0.26 + 0.5 * clamp(1 - Math.hypot(x - 80, y - 96) / 120)) * (1 - 0.2 * Math.min(1, tile))
    return lit(inColour ? [0.92, 0.9, 0.8] : [0.9, 1, 0.94], light * relief(ground, x, y, 0.4))
  })
  const x = chance.between(54, 74)
  const shirt = inColour ? chance.pick(['#363b44', '#4a3c39', '#45453c', '#5f5c55']) : '#5f6861'
  const shadow = `<g transform="translate(${x + 4} 128) skewX(-52) scale(1 0.42)" opacity="0.6" filter="url(#crisp)">${person(0, 0, 112, '#000')}</g>`
  const torso = `<svg x="0" y="40" width="126" height="38" viewBox="0 40 126 38">${person(x, 130, 106, shirt, -3)}</svg>`
  const seen = await over(
    floor,
    picture(canvas, '', `${shadow}<g filter="url(#crisp)">${person(x, 130, 106, '#141414', -3)}${torso}</g>`),
  )
  const dull = expose(
    canvas,
    (px, y): Colour =>
      lit(colourOf(seen, px, y), (0.82 + 0.34 * roughness(px / 9 + phase, y / 14, 3)) * (y % 2 ? 0.95 : 1)),
  )
  const coarse = await blurred(dull, 1)
  return over(
    coarse,
    picture(
      canvas,
      '',
      box(0, 145, 126, 11, '#000', 'opacity="0.45"') + written(stamped(chance, taken).slice(-8), 5, 147, 0.6),
    ),
  )
}
