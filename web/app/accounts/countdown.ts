/** Whole seconds from `now` until `moment`, both in milliseconds; never less than none. */
export const secondsUntil = (moment: number, now: number): number =>
  Math.max(0, Math.ceil((moment - now) / 1000))

/** 'm:ss' in the digits of a language: 9:05, ৯:০৫. */
export function minutesAndSeconds(seconds: number, language: string): string {
  const minutes = new Intl.NumberFormat(language, { useGrouping: false })
  const rest = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 })
  return `${minutes.format(Math.floor(seconds / 60))}:${rest.format(seconds % 60)}`
}
