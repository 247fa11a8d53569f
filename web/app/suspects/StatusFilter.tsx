import { type SuspectStatus, suspectStatuses } from '@bichar/contract/rules/crimeTypes.ts'
import { useTranslations } from 'use-intl'
import { FilterLinks } from '../ui/FilterLinks.tsx'

interface StatusFilterProps {
  chosen: SuspectStatus | ''
  /** Label of the option for all of them. */
  all: string
}

export function StatusFilter({ chosen, all }: StatusFilterProps) {
  const t = useTranslations('suspects')
  return (
    <FilterLinks
      label={t('list.filter')}
      name="status"
      chosen={chosen}
      options={[
        { value: '', label: all },
        ...suspectStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
      ]}
    />
  )
}
