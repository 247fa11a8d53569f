import { useFormatter, useTranslations } from 'use-intl'
import { SelectField } from '../../ui/Field.tsx'
import { type ListAddress, pageSizes } from './useListAddress.ts'

/** Selects how many items a page of a list shows. */
export function PageSizeField({ address }: { address: ListAddress }) {
  const t = useTranslations('common')
  const format = useFormatter()
  return (
    <SelectField
      label={t('perPage')}
      name="limit"
      value={String(address.limit)}
      options={pageSizes.map((size) => ({ value: String(size), label: format.number(size) }))}
      onChoose={(limit) => address.filter({ limit })}
    />
  )
}
