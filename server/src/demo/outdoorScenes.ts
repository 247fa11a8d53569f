import { along, box, type Chance, disc, fade, figure, glow, line, picture, repeat, shape } from './draw.ts'

const wide = { width: 1280, height: 853 }

const facades = [
  '#c98f6b',
  '#b7c4a1',
  '#d9b779',
  '#8fa7b8',
  '#c9a9a0',
  '#a8b5a2',
  '#d6c6a8',
  '#9c8aa5',
] as const

function house(chance: Chance, x: number, ground: number): [number, string] {
  const width = chance.between(150, 240)
  const height = chance.between(300, 520)
  const top = ground - height
  const columns = Math.floor(width / 58)
  const rows = Math.floor((height - 130) / 82)
  const windows = repeat(rows * columns, (index) => {
    const left = x + 18 + (index % columns) * ((width - 20) / columns)
    const upper = top + 26 + Math.floor(index / columns) * 82
    const pane = chance.pick(['#35506a', '#2c3f52', '#56748c', '#e8d9a8'])
    const laundry = chance.yes(0.15) ? box(left - 2, upper + 50, 34, 16, chance.pick(facades)) : ''
    return box(left, upper, 32, 46, pane) + box(left - 4, upper + 46, 40, 5, '#0003') + laundry
  })
  const awning = chance.pick(['#b3403a', '#2f6f73', '#d08a2e', '#3b5b92'])
  const shop =
    box(x + 12, ground - 96, width - 24, 96, '#2b2622') +
    repeat(7, (index) => box(x + 14, ground - 84 + index * 12, width - 28, 4, '#ffffff18')) +
    shape(`M${x} ${ground - 100} h${width} l10 34 h${-width - 20}z`, awning)
  const wall = box(x, top, width, height, chance.pick(facades)) + box(x, top, width, 12, '#0002')
  return [width + chance.between(0, 14), wall + windows + shop]
}

const rickshaw = (x: number, y: number, hood: string) =>
  `<g transform="translate(${x} ${y})">
    ${shape('M0 -58 q6 -62 66 -56 q34 6 34 56z', hood)}${box(-4, -58, 108, 26, '#274b3c')}
    ${line('M104 -40 L190 -40 L176 -96 M190 -40 L206 0', '#222', 7)}
    ${[34, 206].map((wheel) => disc(wheel, 0, 32, 'none', 'stroke="#1d1d1d" stroke-width="7"')).join('')}
  </g>`

export function street(chance: Chance): string {
  const ground = 610
  const wires = repeat(5, (index) =>
    line(`M0 ${90 + index * 17} Q640 ${170 + index * 21} 1280 ${70 + index * 19}`, '#2227', 2),
  )
  const people = repeat(7, () =>
    figure(chance.between(40, 1240), chance.between(628, 690), chance.between(110, 140), '#2a2a33'),
  )
  return picture(
    wide,
    fade('sky', '#8fb6cf', '#e9e2cf'),
    box(0, 0, 1280, 853, 'url(#sky)') +
      `<g filter="url(#soft)" opacity="0.5">${along(1280, (x) => house(chance, x, 560))}</g>` +
      along(1280, (x) => house(chance, x, ground)) +
      wires +
      box(0, ground, 1280, 26, '#9a9488') +
      box(0, ground + 26, 1280, 240, '#5d5a57') +
      repeat(8, (index) => box(index * 180 - 40, 745, 90, 8, '#d8d2bf88')) +
      people +
      rickshaw(chance.between(60, 420), 742, chance.pick(['#a3282d', '#1e6b52', '#28508f'])) +
      rickshaw(chance.between(640, 980), 792, chance.pick(['#c26d1a', '#7a2a63', '#1e6b52'])),
  )
}

export function skyline(chance: Chance): string {
  const towers = (ground: number, colour: string, lit: number, tallest: number) =>
    along(1280, (x) => {
      const width = chance.between(46, 120)
      const height = chance.between(tallest / 3, tallest)
      const windows = repeat(Math.floor(height / 18) * Math.floor(width / 14), (index) => {
        if (!chance.yes(lit)) return ''
        const perRow = Math.floor(width / 14)
        const left = x + 5 + (index % perRow) * 14
        return box(left, ground - height + 10 + Math.floor(index / perRow) * 18, 6, 9, '#ffd98a')
      })
      return [width + chance.between(-6, 18), box(x, ground - height, width, height, colour) + windows]
    })
  const sun = chance.between(250, 1000)
  return picture(
    wide,
    fade('sky', '#27264f', '#7b3f6b', '#e0734f', '#f8c56f') +
      fade('water', '#c9694f', '#3a2b52', '#17183a') +
      glow('sun', '#fff3c4', '#ffd27a/0.7', '#ffb35a/0'),
    box(0, 0, 1280, 600, 'url(#sky)') +
      disc(sun, 470, 220, 'url(#sun)') +
      towers(560, '#6d3f66', 0, 260) +
      towers(580, '#3d2a54', 0.12, 300) +
      towers(600, '#1c1a38', 0.22, 220) +
      box(0, 600, 1280, 253, 'url(#water)') +
      repeat(46, (index) => {
        const spread = 20 + index * 5
        return box(
          sun + chance.between(-spread, spread),
          606 + index * 5.2,
          chance.between(14, 70),
          2.4,
          '#ffd9918c',
        )
      }) +
      shape('M90 720 q90 46 210 0 l-24 34 h-162z', '#0d0d22') +
      figure(230, 722, 74, '#0d0d22'),
  )
}

export function river(chance: Chance): string {
  const palm = (x: number, y: number, size: number) =>
    line(`M${x} ${y} q6 ${-size / 2} -4 ${-size}`, '#3b4a34', 7) +
    repeat(7, (index) => {
      const turn = -160 + index * 24
      return `<g transform="translate(${x - 4} ${y - size}) rotate(${turn})">${shape('M0 0 q36 -20 66 10 q-36 -8 -66 -10z', '#41593a')}</g>`
    })
  const boat = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">
      ${shape('M-150 0 q150 62 310 -12 l-46 58 q-110 24 -216 0z', '#33261d')}
      ${shape('M-60 2 q58 -74 120 0z', '#8a6a3c')}${figure(108, 6, 84, '#2b2320')}${line('M108 -50 l44 92', '#2b2320', 4)}
    </g>`
  return picture(
    wide,
    fade('sky', '#a9c7d4', '#f2ead4') + fade('water', '#b9c8bd', '#6f8f8c', '#3f6168'),
    box(0, 0, 1280, 420, 'url(#sky)') +
      repeat(6, () =>
        disc(
          chance.between(0, 1280),
          chance.between(60, 200),
          chance.between(50, 110),
          '#ffffff55',
          'filter="url(#softer)"',
        ),
      ) +
      shape('M0 420 V372 q200 -34 420 -6 t460 -10 t400 14 V420z', '#6f8560') +
      repeat(9, () => palm(chance.between(20, 1260), 388, chance.between(70, 130))) +
      box(0, 416, 1280, 437, 'url(#water)') +
      repeat(90, () => {
        const y = chance.between(430, 850)
        return line(`M${chance.between(-40, 1280)} ${y} q30 ${-y / 150} ${y / 8} 0`, '#ffffff3a', 2)
      }) +
      boat(chance.between(200, 420), 560, 0.6) +
      boat(chance.between(760, 960), 690, 1.15),
  )
}

/** The darker and the lighter colour of a heap of goods. */
type Heap = readonly [string, string]

export function market(chance: Chance): string {
  const cloth = ['#b5352f', '#e0a030', '#20705f', '#31568f', '#8b3f74'] as const
  const goods: readonly [Heap, ...Heap[]] = [
    ['#c8402f', '#d85a3a'],
    ['#e3a72f', '#f0bf4d'],
    ['#5d8f3a', '#79a84c'],
    ['#7d4a8a', '#94609f'],
  ]
  const stall = (x: number) => {
    const [dark, light] = chance.pick(goods)
    const heap = repeat(44, (index) => {
      const row = Math.floor(index / 11)
      return disc(
        x + 34 + (index % 11) * 23 + (row % 2) * 10,
        600 - row * 17,
        14,
        chance.yes(0.5) ? dark : light,
      )
    })
    const stripes = chance.pick(cloth)
    const awning = repeat(8, (index) => {
      const left = x - 10 + index * 39
      return shape(`M${left} 300 h39 l-4 84 q-16 22 -31 0z`, index % 2 ? '#f1e7d2' : stripes)
    })
    return (
      box(x, 300, 10, 420, '#4b3a2b') +
      box(x + 290, 300, 10, 420, '#4b3a2b') +
      heap +
      box(x, 614, 300, 110, '#6b4d33') +
      repeat(3, (index) => box(x, 640 + index * 26, 300, 5, '#0003')) +
      awning +
      figure(x + 150, 622, 190, '#33272a')
    )
  }
  return picture(
    wide,
    fade('back', '#3a2c2a', '#5a4034') + glow('bulb', '#fff6d0', '#ffdf8a/0.6', '#ffcf6a/0'),
    box(0, 0, 1280, 853, 'url(#back)') +
      repeat(4, (index) => stall(-60 + index * 340)) +
      box(0, 722, 1280, 140, '#4a403a') +
      line('M0 120 Q320 230 640 130 T1280 140', '#1b1614', 4) +
      repeat(9, (index) => disc(70 + index * 145, 182 + Math.sin(index * 1.3) * 26, 92, 'url(#bulb)')) +
      repeat(4, () =>
        figure(chance.between(80, 1200), chance.between(826, 850), chance.between(250, 300), '#17131a'),
      ),
  )
}

export function nightRoad(chance: Chance): string {
  const lamp = (x: number, size: number) =>
    line(
      `M${x} ${440 + size} V${440 - size * 1.3} q0 ${-size / 4} ${x < 640 ? size / 2 : -size / 2} ${-size / 4}`,
      '#1c1f2b',
      size / 22,
    ) + disc(x + (x < 640 ? size / 2 : -size / 2), 440 - size * 1.5, size * 0.6, 'url(#lamp)')
  return picture(
    wide,
    fade('sky', '#070b18', '#1a2236', '#3b3a4c') +
      glow('lamp', '#ffeec0', '#ffc561/0.55', '#ffb040/0') +
      glow('head', '#ffffff', '#e8f1ff/0.6', '#cfe2ff/0'),
    box(0, 0, 1280, 853, 'url(#sky)') +
      `<g filter="url(#soft)">${repeat(40, () => disc(chance.between(0, 1280), chance.between(330, 450), chance.between(4, 17), chance.pick(['#ffb64f88', '#ff6b4a66', '#9fc3ff66', '#ffe3a388'])))}</g>` +
      shape('M560 440 H720 L1280 800 V853 H0 V800z', '#23252e') +
      repeat(7, (index) => {
        const near = index * index
        return shape(
          `M${638 - near * 0.3} ${452 + near * 9} h${4 + near * 0.6} l${near * 0.12} ${8 + near * 2} h${-5 - near * 0.85}z`,
          '#e9dfb4aa',
        )
      }) +
      [
        [80, 330],
        [300, 190],
        [470, 100],
        [810, 100],
        [980, 190],
        [1200, 330],
      ]
        .map(([x = 0, size = 0]) => lamp(x, size))
        .join('') +
      repeat(2, (index) => disc(690 + index * 62, 520, 52, 'url(#head)')) +
      repeat(2, (index) => disc(520 + index * 30, 486, 12, '#ff3b2fcc', 'filter="url(#soft)"')) +
      figure(chance.between(200, 330), 700, 210, '#0a0c14'),
  )
}
