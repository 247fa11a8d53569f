import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { periods } from '@bichar/contract/rules/districts.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { SelectField } from '../ui/Field.tsx'
import { FilterLinks } from '../ui/FilterLinks.tsx'
import { type NumbersFilter, numbersAddress } from './numbers.ts'

/** The filters of the numbers. Without JavaScript, submitting the form leads to the same address. */
export function NumbersFilters({ filter }: { filter: NumbersFilter }) {
  const t = useTranslations('districts')
  const typeName = useTranslations('crimeTypes')
  const navigate = useNavigate()
  const { kind, period } = filter
  const form = useRef<HTMLFormElement>(null)
  const choose = (chosen: NumbersFilter['kind']) => {
    const to = numbersAddress({ kind: chosen, period })
    void navigate(to, { replace: true, preventScrollReset: true })
  }
  // A choice made before hydration exists only in the DOM.
  const takeChosen = useEffectEvent(() => {
    const before: NumbersFilter['kind'] = form.current?.kind.value ?? kind
    if (before !== kind) choose(before)
  })
  useEffect(() => takeChosen(), [])
  return (
    <div className="flex flex-wrap items-end gap-3">
      <form ref={form} action="/places" className="flex min-w-0 grow items-end gap-2 sm:grow-0">
        {period !== 'all' && <input type="hidden" name="period" value={period} />}
        <SelectField
          label={t('kind')}
          name="kind"
          value={kind}
          options={[
            { value: '', label: t('anyKind') },
            ...crimeTypes.map((value) => ({ value, label: typeName(value) })),
          ]}
          onChoose={choose}
        />
        <div className="hidden noscript:block">
          <Button type="submit">{t('show')}</Button>
        </div>
      </form>
      <FilterLinks
        label={t('period')}
        name="period"
        chosen={period === 'all' ? '' : period}
        options={periods
          .toReversed()
          .map((value) => ({ value: value === 'all' ? '' : value, label: t(`periods.${value}`) }))}
      />
    </div>
  )
}
