import { nameOfMinor } from '@bichar/contract/rules/suspectVisibility.ts'
import { useTranslations } from 'use-intl'

/** Returns the name of a suspect for this reader: what stands in for the name of a person under 18 is translated. */
export function useSuspectName(): (name: string) => string {
  const t = useTranslations('suspects')
  return (name) => (name === nameOfMinor ? t('minor') : name)
}
