/**
 * The rule of all public numbers (decision 78): of the whole country and of a whole district they are exact; within a district, those of
 * an upazila, a kind or a time come in steps of so many, and nothing else says where something was. A median is of no fewer.
 */
export const fewestTold = 3

/** Under what the numbers and the rows behind them may be used. */
export const numbersLicence = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** Of so many reports at most, the latest, the time until review is the median. */
export const reviewsMeasured = 1_000

/** Rows of one download; a month with more has several pages. */
export const reportsPerDownload = 2_000
