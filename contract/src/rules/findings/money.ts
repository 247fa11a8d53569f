import type { Span } from './spans.ts'

const currencyBefore = /(?:৳|\$|€|£|₹|(?:^|[^a-z])(?:tk|taka|bdt|usd|rs|টাকা))[.:]?\s?$/
const currencyAfter = /^(?:\/-|\/=|\s?(?:৳|\$|€|taka|tk|bdt|lakh|lac|crore|million|টাকা|লাখ|লক্ষ|কোটি))/

/** Whether the number at this place is an amount of money. */
export const isMoney = (text: string, { start, end }: Span): boolean =>
  currencyBefore.test(text.slice(Math.max(0, start - 10), start)) ||
  currencyAfter.test(text.slice(end, end + 10))
