import { disc, line, repeat, shape } from './draw.ts'

const at = (x: number, y: number, scale: number, drawing: string, more = '') =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})" ${more}>${drawing}</g>`

/** Somebody who stands or walks, seen from behind: `height` from head to foot, with the feet at `x` and `y`. */
export const person = (x: number, y: number, height: number, fill: string, lean = 0): string =>
  at(
    x,
    y,
    height / 170,
    `<g transform="rotate(${lean})"><ellipse cx="1" cy="-157" rx="8.8" ry="11.5" fill="${fill}"/>${shape(
      'M-4 -150 L-5 -146 C-14 -144 -21 -141 -23 -130 C-26 -114 -27 -98 -25 -82 C-24 -76 -20 -76 -19 -81 C-19 -94 -18 -104 -16 -116 C-16 -98 -17 -84 -16 -70 C-17 -48 -18 -28 -21 -5 L-24 0 L-10 0 C-8 -24 -5 -44 0 -66 C4 -48 8 -30 10 -9 L9 -3 L22 -5 L20 -11 C20 -34 18 -54 16 -74 C17 -88 16 -100 16 -116 C18 -104 19 -95 22 -80 C23 -75 27 -77 26 -82 C27 -99 26 -116 23 -130 C21 -141 14 -144 5 -146 L5 -151z',
      fill,
    )}</g>`,
  )

const wheel = (x: number, colour: string) =>
  disc(x, -34, 33, 'none', `stroke="${colour}" stroke-width="4.5"`) +
  disc(x, -34, 5, colour) +
  repeat(9, (index) => {
    const turn = (index * Math.PI) / 9
    const [dx, dy] = [32 * Math.cos(turn), 32 * Math.sin(turn)]
    return line(`M${x - dx} ${-34 - dy} L${x + dx} ${-34 + dy}`, colour, 0.8)
  })

/** A cycle rickshaw from the side, its rear wheel at `x`; `hood` is the colour of the folded top. */
export const rickshaw = (
  x: number,
  y: number,
  scale: number,
  dark: string,
  hood: string,
  mirrored = false,
): string =>
  at(
    x,
    y,
    scale,
    `<g transform="scale(${mirrored ? -1 : 1} 1)">
      ${shape('M-44 -88 C-58 -128 -44 -160 -8 -166 C20 -170 48 -164 60 -150 L58 -142 C46 -146 36 -144 30 -140 C14 -132 10 -112 14 -88z', hood)}
      ${shape('M-44 -92 h66 l10 26 h22 l4 12 h-84 c-12 0 -16 -14 -18 -38z', dark)}
      ${line('M46 -60 L96 -62 L128 -44 M96 -62 L100 -92 M90 -94 h20 M150 -34 L136 -96 M100 -88 L138 -86 M128 -106 q10 6 8 12 M128 -34 L96 -62 M60 -34 H128', dark, 4)}
      ${line('M128 -34 m-9 0 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0', dark, 3)}
      ${wheel(0, dark)}${wheel(150, dark)}
    </g>`,
  )

/** A wooden country boat with somebody who steers it. */
export const boat = (x: number, y: number, scale: number, dark: string, cover: string): string =>
  at(
    x,
    y,
    scale,
    shape('M-60 2 C-44 -34 30 -36 52 0z', cover) +
      shape(
        'M-168 -26 C-120 0 -60 10 10 8 C80 6 130 -6 176 -40 C166 -4 132 26 70 30 L-90 28 C-130 24 -154 2 -168 -26z',
        dark,
      ) +
      person(112, 2, 86, dark, 6) +
      line('M102 -50 L150 44', dark, 3),
  )

/** A coconut palm. */
export const palm = (x: number, y: number, height: number, dark: string): string =>
  at(
    x,
    y,
    height / 100,
    line('M0 0 C4 -30 -6 -60 2 -100', dark, 3.4) +
      repeat(11, (index) => {
        const turn = -178 + index * 17.5
        const droop = 14 + 7 * Math.abs(Math.cos((turn * Math.PI) / 180)) + (index % 3) * 4
        return `<g transform="translate(2 -100) rotate(${turn})">${shape(`M0 0 q22 ${-9 + (turn > -90 ? 0 : 2)} 46 ${turn > -90 ? droop : -droop} q-22 ${turn > -90 ? -8 : 8} -46 ${turn > -90 ? -droop + 2 : droop - 2}z`, dark)}</g>`
      }),
  )
