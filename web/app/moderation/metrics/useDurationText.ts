import { useTranslations } from 'use-intl'
import { durationOf } from '../../charts/durationOf.ts'

/** Returns a function that formats a duration in minutes, hours or days, whichever unit fits best. */
export function useDurationText() {
  const t = useTranslations('admin.figures')
  return (seconds: number): string => {
    const { unit, count } = durationOf(seconds)
    return t(unit, { count })
  }
}
