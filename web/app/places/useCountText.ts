import type { CountRange } from '@bichar/contract/places.ts'
import { useFormatter, useTranslations } from 'use-intl'
import { isFew } from './numbers.ts'

/** Formats a number of reports as precisely as it is published: the number alone, or with its unit. */
export function useCountText() {
  const t = useTranslations('districts')
  const format = useFormatter()
  return {
    number(count: CountRange): string {
      if (count.least === count.most) return format.number(count.least)
      return isFew(count) ? t('few') : t('range', { ...count })
    },
    reports(count: CountRange): string {
      if (count.least === count.most) return t('exactOf', { count: count.least })
      return isFew(count) ? t('fewOf') : t('rangeOf', { ...count })
    },
  }
}
