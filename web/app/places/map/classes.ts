import { countStep as step } from '@bichar/contract/rules/numbers.ts'

/** Number of shades for three or more reports. */
const shades = 4

/** A shade of the map, for districts with at least `least` reports and fewer than the next shade starts at. */
export interface ShadeClass {
  least: number
  /** Colour strength, from 0 to 1. */
  strength: number
}

/** Even areas without reports get a little colour, because they are land. */
const weakest = 0.06

/**
 * The shades for a map whose largest count is `most`. From three reports on, the lower bounds grow by a constant factor and are
 * multiples of three, because counts are published in steps of three. `few` holds the lower bounds below that: exact counts
 * have one for none and one for one or two.
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

/** The shade of a place with this many reports. */
export const classOf = (classes: readonly ShadeClass[], reports: number): ShadeClass | undefined =>
  classes.findLast(({ least }) => least <= reports)

/**
 * Blends the surface colour into the brand colour: darker in the light theme and lighter in the dark one,
 * so lightness alone tells the shades apart.
 */
export const colourOf = (shade: ShadeClass | undefined): string =>
  `color-mix(in oklab, var(--color-brand) ${Math.round(100 * (shade?.strength ?? 0))}%, var(--color-raised))`
