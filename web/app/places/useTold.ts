import type { Told } from '@bichar/contract/places.ts'
import { useFormatter, useTranslations } from 'use-intl'
import { isFew } from './numbers.ts'

/** Formats a number of reports as precisely as it is published: the number alone, or with its unit. */
export function useTold() {
  const t = useTranslations('districts')
  const format = useFormatter()
  return {
    number(told: Told): string {
      if (told.least === told.most) return format.number(told.least)
      return isFew(told) ? t('few') : t('range', { ...told })
    },
    reports(told: Told): string {
      if (told.least === told.most) return t('exactOf', { count: told.least })
      return isFew(told) ? t('fewOf') : t('rangeOf', { ...told })
    },
  }
}
