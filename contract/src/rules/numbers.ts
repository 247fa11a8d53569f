/** Fewer reports than these are not told apart: whoever knows the place could know the victim. */
export const fewestTold = 3

/** Kinds of which whoever is met with one is hurt in person, and often known to those around: told apart by fewer details. */
export const kindsOfVictims = [
  ...(['Rape', 'Sexual Harassment', 'Child Abuse', 'Domestic Violence', 'Human Trafficking'] as const),
  'Kidnapping',
] as const

/** Under what the numbers and the rows behind them may be used. */
export const numbersLicence = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** Of so many reports at most, the latest, the time until review is the median. */
export const reviewsMeasured = 1_000

/** Rows of one download; a month with more has several pages. */
export const reportsPerDownload = 2_000
