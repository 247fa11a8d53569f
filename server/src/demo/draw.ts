/** A seeded random number generator (mulberry32): every demo looks the same. */
export interface Chance {
  between(min: number, max: number): number
  pick<Items extends readonly [unknown, ...unknown[]]>(from: Items): Items[number]
  yes(probability: number): boolean
}

export function chanceOf(seed: number): Chance {
  let state = seed * 2_654_435_769
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    between: (min, max) => min + next() * (max - min),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
    yes: (probability) => next() < probability,
  }
}

/** Calls `draw` `times` times and joins the results. */
export const repeat = (times: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.floor(times) }, (_, index) => draw(index)).join('')

const short = (value: number) => Math.round(value * 10) / 10

export const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" ${more}/>`

export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${more}/>`

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`

/** A vertical gradient from the first to the last colour; used as `url(#name)`. */
export const fade = (name: string, ...colours: string[]): string =>
  `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`

/** A radial gradient from the middle outwards. */
export const glow = (name: string, ...colours: string[]): string =>
  `<radialGradient id="${name}">${stops(colours)}</radialGradient>`

const stops = (colours: string[]): string =>
  colours
    .map((colour, index) => {
      const [paint, opacity = '1'] = colour.split('/')
      const offset = short((100 * index) / Math.max(1, colours.length - 1))
      return `<stop offset="${offset}%" stop-color="${paint}" stop-opacity="${opacity}"/>`
    })
    .join('')

export interface Canvas {
  width: number
  height: number
}

/** Wraps a drawing into a complete SVG document. */
export const picture = ({ width, height }: Canvas, definitions: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>${definitions}
      <filter id="crisp"><feGaussianBlur stdDeviation="0.8"/></filter>
      <filter id="soft"><feGaussianBlur stdDeviation="2.4"/></filter>
      <filter id="softer" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>
    </defs>
    ${drawing}
  </svg>`
