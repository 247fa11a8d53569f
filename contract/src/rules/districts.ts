/** The English name of a district as it appears in a URL: "Cox's Bazar" is at /places/coxs-bazar. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '-')

/** The periods of the numbers: the last 30 days, the last 365 days, or all time. */
export const periods = ['month', 'year', 'all'] as const
export type Period = (typeof periods)[number]
