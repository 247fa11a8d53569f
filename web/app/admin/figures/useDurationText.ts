import { useTranslations } from 'use-intl'
import { durationOf } from '../../charts/durationOf.ts'

/** How long something took: in minutes, hours or days, whichever says most. */
export function useDurationText() {
  const t = useTranslations('admin.figures')
  return (seconds: number): string => {
    const { unit, count } = durationOf(seconds)
    return t(unit, { count })
  }
}
