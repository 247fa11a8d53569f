/** Formats seconds as 'm:ss' in the digits of a language: 9:05, ৯:০৫. An unknown duration (NaN or infinite) is 0:00. */
export function minutesAndSeconds(seconds: number, language: string): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const minutes = new Intl.NumberFormat(language, { useGrouping: false })
  const rest = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 })
  return `${minutes.format(Math.floor(whole / 60))}:${rest.format(whole % 60)}`
}
