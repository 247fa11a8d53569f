import { box, type Chance, disc, fade, figure, glow, line, picture, repeat, shape } from './draw.ts'

export function camera(chance: Chance): string {
  const canvas = { width: 1280, height: 720 }
  const walker = chance.between(420, 860)
  const gate = repeat(16, (index) => box(470 + index * 22, 170, 6, 250, '#2b332e'))
  return picture(
    canvas,
    fade('wall', '#56635b', '#39443d') +
      glow('light', '#e9f5ea/0.9', '#bcd0c0/0.25', '#bcd0c0/0') +
      glow('edge', '#000000/0', '#000000/0.1', '#000000/0.85'),
    box(0, 0, 1280, 720, 'url(#wall)') +
      shape('M0 0 L380 150 V450 L0 720z', '#48544c') +
      shape('M1280 0 L900 150 V450 L1280 720z', '#414c45') +
      box(380, 150, 520, 300, '#66746a') +
      box(450, 164, 380, 262, '#7c8b80') +
      gate +
      shape('M380 450 H900 L1280 720 H0z', '#59655c') +
      repeat(6, (index) =>
        line(`M${380 - index * 76} ${450 + index * 54} H${900 + index * 76}`, '#0002', 3),
      ) +
      disc(640, 120, 340, 'url(#light)') +
      `<g filter="url(#soft)">${shape(`M${walker} 640 l150 40 l-30 14 l-150 -34z`, '#0005')}${figure(walker, 646, 300, '#1a201c')}</g>` +
      (chance.yes(0.6) ? figure(walker - chance.between(120, 190), 560, 220, '#242c27') : '') +
      repeat(120, (index) => box(0, index * 6, 1280, 2, '#0000002b')) +
      `<ellipse cx="640" cy="360" rx="900" ry="560" fill="url(#edge)"/>` +
      disc(56, 54, 12, '#e23b33') +
      repeat(11, (index) => box(86 + index * 17, 44, chance.pick([6, 11, 11]), 20, '#e8f0ea')) +
      repeat(8, (index) => box(1090 + index * 17, 656, 11, 20, '#e8f0eab0')),
  )
}

export function map(chance: Chance): string {
  const canvas = { width: 1200, height: 900 }
  const block = () =>
    box(
      chance.between(0, 1200),
      chance.between(0, 900),
      chance.between(40, 130),
      chance.between(30, 90),
      '#e2ddd0',
      'rx="4"',
    )
  const roads = (stroke: string, wide: number, narrow: number) =>
    line('M-20 640 Q320 560 560 600 T1220 470', stroke, wide) +
    line('M300 -20 Q360 300 330 520 T420 920', stroke, wide) +
    line('M880 -20 Q820 260 900 520 T840 920', stroke, narrow) +
    line('M-20 210 Q420 260 700 190 T1220 240', stroke, narrow) +
    line('M-20 800 Q400 740 780 800 T1220 720', stroke, narrow) +
    line('M600 -20 L620 920', stroke, narrow)
  const x = chance.between(400, 820)
  const y = chance.between(330, 600)
  return picture(
    canvas,
    '',
    box(0, 0, 1200, 900, '#f3efe4') +
      repeat(120, block) +
      shape('M700 250 q90 -40 170 10 t10 150 q-90 60 -170 6z', '#c9dfb5') +
      shape('M60 300 q80 -30 130 10 t-20 130 q-70 20 -110 -20z', '#c9dfb5') +
      line('M-40 90 Q260 10 470 110 T900 60 T1260 140', '#a9cfe0', 74) +
      roads('#cfc5ad', 34, 22) +
      roads('#fffdf6', 26, 15) +
      line(`M120 632 Q320 566 ${x} ${y}`, '#c3312b', 7, 'stroke-dasharray="4 16" stroke-linecap="round"') +
      disc(x, y, 92, '#c3312b2e') +
      `<g transform="translate(${x} ${y})">${shape('M0 0 C-14 -34 -46 -50 -46 -84 a46 46 0 0 1 92 0 C46 -50 14 -34 0 0z', '#c3312b')}${disc(0, -84, 18, '#fffdf6')}</g>`,
  )
}

export function door(chance: Chance): string {
  const canvas = { width: 900, height: 1200 }
  const paint = chance.pick(['#7d5236', '#3f5d57', '#6a3b34'])
  const chips = repeat(26, () => {
    const x = chance.between(560, 760)
    const y = chance.between(1010, 1130)
    return shape(
      `M${x} ${y} l${chance.between(8, 26)} ${chance.between(-8, 6)} l-6 ${chance.between(5, 12)}z`,
      '#c9a877',
    )
  })
  return picture(
    canvas,
    fade('wall', '#d8cfb6', '#b3a88c') + glow('light', '#fff4cf/0.8', '#fff0c0/0'),
    box(0, 0, 900, 1200, 'url(#wall)') +
      disc(200, 140, 460, 'url(#light)') +
      box(0, 1000, 900, 200, '#7f776a') +
      repeat(6, (index) => line(`M${index * 190 - 60} 1000 L${index * 260 - 260} 1200`, '#0002', 4)) +
      box(250, 150, 440, 860, '#4a3527') +
      box(276, 176, 388, 834, paint) +
      repeat(4, (index) =>
        box(312 + (index % 2) * 168, 220 + Math.floor(index / 2) * 360, 148, 300, '#0000001f', 'rx="6"'),
      ) +
      shape('M664 520 l-62 26 14 30 -22 44 30 22 -10 38 50 20z', '#191310') +
      line('M604 546 l-70 -26 M596 620 l-84 8 M624 680 l-60 62', '#2a1c14', 5) +
      `<g transform="rotate(24 640 600)">${box(616, 576, 46, 62, '#b8b4a6', 'rx="6"')}${line('M624 578 v-26 q16 -22 32 0', '#b8b4a6', 8)}${disc(639, 606, 7, '#3a372f')}</g>` +
      chips +
      box(60, 420, 96, 130, '#ece6d4', 'rx="5"') +
      repeat(3, (index) => disc(82 + index * 26, 486, 8, '#8b8471')),
  )
}

export function parking(chance: Chance): string {
  const canvas = { width: 1280, height: 853 }
  const paints = ['#b3312c', '#d9d9d4', '#2b4a78', '#3c3f42', '#8b9a3a', '#c98a2b', '#f0efe8'] as const
  const motorcycle = (x: number, y: number, paint: string) =>
    `<g transform="translate(${x} ${y}) rotate(${chance.between(-7, 7)})">
      ${box(-9, -104, 18, 46, '#191919', 'rx="9"')}${box(-10, 58, 20, 48, '#191919', 'rx="9"')}
      ${shape('M-20 -60 q20 -26 40 0 l6 60 q-26 18 -52 0z', paint)}${box(-17, 6, 34, 66, '#26211f', 'rx="14"')}
      ${line('M-42 -62 q42 -20 84 0', '#2d2d2d', 8)}
    </g>`
  const empty = Math.floor(chance.between(2, 7))
  return picture(
    canvas,
    glow('stain', '#15130f/0.75', '#15130f/0'),
    box(0, 0, 1280, 853, '#8d8a84') +
      repeat(70, () =>
        disc(chance.between(0, 1280), chance.between(0, 853), chance.between(10, 60), '#00000009'),
      ) +
      repeat(2, (row) => {
        const y = 240 + row * 390
        return repeat(9, (index) => {
          const x = 100 + index * 135
          const mark = line(`M${x - 67} ${y - 140} V${y + 140}`, '#f2efe2b0', 6)
          if (row === 1 && index === empty) {
            return `${mark + disc(x, y + 20, 66, 'url(#stain)') + line(`M${x - 6} ${y + 60} q-30 90 10 200`, '#2a272288', 9)}`
          }
          return mark + motorcycle(x, y, chance.pick(paints))
        })
      }) +
      shape('M0 0 H1280 L900 853 H620z', '#ffffff14'),
  )
}

export function phone(chance: Chance): string {
  const canvas = { width: 800, height: 1420 }
  let y = 200
  const bubbles = repeat(9, () => {
    const mine = chance.yes(0.4)
    const lines = Math.floor(chance.between(1, 4))
    const width = chance.between(300, 520)
    const height = 46 + lines * 34
    const x = mine ? 760 - width : 40
    const words = repeat(lines, (index) =>
      box(
        x + 28,
        y + 30 + index * 34,
        (width - 56) * (index === lines - 1 ? 0.6 : 1),
        14,
        mine ? '#ffffffb0' : '#5a6572a0',
        'rx="7"',
      ),
    )
    const bubble = box(x, y, width, height, mine ? '#2f7d6b' : '#ffffff', 'rx="26"')
    y += height + 26
    return bubble + words
  })
  return picture(
    canvas,
    fade('back', '#dfe7e4', '#cdd8d6'),
    box(0, 0, 800, 1420, 'url(#back)') +
      bubbles +
      box(0, 0, 800, 150, '#1f5a4e') +
      disc(96, 86, 40, '#cfe3dc') +
      disc(96, 74, 15, '#7c9c92') +
      shape('M68 112 q28 -34 56 0z', '#7c9c92') +
      box(160, 62, 260, 18, '#eaf4f0', 'rx="9"') +
      box(160, 94, 150, 12, '#a9c8be', 'rx="6"') +
      box(0, 1310, 800, 110, '#f4f6f5') +
      box(40, 1334, 600, 62, '#ffffff', 'rx="31"') +
      disc(710, 1365, 34, '#2f7d6b'),
  )
}
