import { fewestTold as step } from '@bichar/contract/rules/numbers.ts'

/** How many shades there are for three and more. */
const shades = 4

/** A shade of the map: for districts with so many reports or more, up to those of the next one. */
export interface ShadeClass {
  least: number
  /** How strong the colour is, from 0 to 1. */
  strength: number
}

/** Of nothing there is a little colour as well: it is land. */
const weakest = 0.06

/**
 * The shades of a map on which so many is the most. From three on each begins where the one before has grown by the same factor, and at
 * a multiple of three, so that steps of three fall into one of them. What is exact has one for none and one for one or two.
 */
export function classesUpTo(most: number, few: readonly number[]): ShadeClass[] {
  const growth = Math.max(1, most / step) ** (1 / shades)
  const begins = few.filter((least) => least <= most)
  for (let shade = 0; shade < shades; shade += 1) {
    const begin = Math.max(shade === 0 ? 0 : (begins.at(-1) ?? 0) + step, step * Math.ceil(growth ** shade))
    if (begin <= most) begins.push(begin)
  }
  return begins.map((least, index) => ({
    least,
    strength: index === 0 ? weakest : 1 - ((1 - weakest) * (begins.length - 1 - index)) / (begins.length - 1),
  }))
}

/** Which shade so many reports have. */
export const classOf = (classes: readonly ShadeClass[], reports: number): ShadeClass | undefined =>
  classes.findLast(({ least }) => least <= reports)

/** From the colour of a surface to that of the brand: by day darker, and by night lighter, and told apart by that alone. */
export const colourOf = (shade: ShadeClass | undefined): string =>
  `color-mix(in oklab, var(--color-brand) ${Math.round(100 * (shade?.strength ?? 0))}%, var(--color-raised))`
