/** How many shades there are beside that of fewer than three. */
const shades = 4
const step = 3

/** A shade of the map: for districts with so many reports or more, up to those of the next one. */
export interface ShadeClass {
  least: number
  /** How strong the colour is, from 0 to 1. */
  strength: number
}

/**
 * The shades of a map on which so many is the most: from 'fewer than 3' on, each begins where the one before has grown by the same
 * factor. All begin at multiples of three, so that steps of three fall into one of them.
 */
export function classesUpTo(most: number): ShadeClass[] {
  const growth = Math.max(1, most / step) ** (1 / shades)
  const begins = [0]
  for (let shade = 0; shade < shades; shade += 1) {
    const begin = Math.max((begins.at(-1) ?? 0) + step, step * Math.ceil(growth ** shade))
    if (begin <= most) begins.push(begin)
  }
  const strengths = [0.08, 0.28, 0.5, 0.74, 1]
  return begins.map((least, index) => ({
    least,
    // With few shades they lie as far from each other as they can.
    strength: strengths[index === 0 ? 0 : index + shades - (begins.length - 1)] ?? 1,
  }))
}

/** Which shade so many reports have. */
export const classOf = (classes: readonly ShadeClass[], reports: number): ShadeClass | undefined =>
  classes.findLast(({ least }) => least <= reports)

/** From the colour of a surface to that of the brand: by day darker, and by night lighter, and told apart by that alone. */
export const colourOf = (shade: ShadeClass | undefined): string =>
  `color-mix(in oklab, var(--color-brand) ${Math.round(100 * (shade?.strength ?? 0))}%, var(--color-raised))`
