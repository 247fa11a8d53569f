import { toBengaliDigits } from './digits.ts'

const months = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর',
}

/** Bangladesh is six hours ahead of UTC and has no daylight saving time. */
const ahead = 6 * 60 * 60 * 1000

/**
 * The day of a moment as people in Bangladesh write it: '29 Nov 2026' or '২৯ নভেম্বর ২০২৬'. Intl puts a comma before the year, and spells
 * the Bengali months differently on the server and on older phones.
 */
export function dayText(language: keyof typeof months, at: Date): string {
  const there = new Date(+at + ahead)
  const month = months[language].split(' ')[there.getUTCMonth()]
  const text = `${there.getUTCDate()} ${month} ${there.getUTCFullYear()}`
  return language === 'bn' ? toBengaliDigits(text) : text
}

/** The same without the year, if it is that of `now`: '29 Nov'. */
export function shortDayText(language: keyof typeof months, at: Date, now: Date): string {
  const [day, month, year] = dayText(language, at).split(' ')
  return dayText(language, now).endsWith(` ${year}`) ? `${day} ${month}` : `${day} ${month} ${year}`
}

/** The same of a day that is given as YYYY-MM-DD. */
export const dayTextOf = (language: keyof typeof months, day: string): string =>
  dayText(language, new Date(`${day}T12:00:00+06:00`))
