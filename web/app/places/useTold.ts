import type { Told } from '@bichar/contract/places.ts'
import { useFormatter, useTranslations } from 'use-intl'
import { isFew } from './numbers.ts'

/** Puts a number of reports into words, as exactly as it is told: by itself, or with what it counts. */
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
