/**
 * The rule for all public numbers (docs/decisions/0026): those of the whole country and of a whole district are exact. Within a
 * district, the numbers of an upazila, a kind or a period are rounded to steps of this size, and nothing else reveals where something
 * happened. A median needs at least this many values.
 */
export const countStep = 3

/** The licence of the published numbers and of the rows behind them. */
export const numbersLicence = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** The median time until review is taken over at most this many of the latest reports. */
export const reviewsMeasured = 1_000

/** Rows of one download; a month with more reports has several pages. */
export const reportsPerDownload = 2_000
