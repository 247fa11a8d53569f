/** How a district stands in an address, by its English name: "Cox's Bazar" is at /places/coxs-bazar. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '-')

/** How far back numbers reach: 30 days, 365 days, or all there is. */
export const periods = ['month', 'year', 'all'] as const
export type Period = (typeof periods)[number]
