import { crimeTypes, suspectStatuses } from '@bichar/contract/rules/crimeTypes.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PlaceField } from '../places/PlaceField.tsx'
import { usePlaceName } from '../places/usePlaceName.ts'
import { Button } from '../ui/Button.tsx'
import { DateField } from '../ui/DateField.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { SelectField } from '../ui/Field.tsx'
import { mediaKinds, parseSearchParams } from './searchParams.ts'
import { type SearchQuery, searchPath } from './searchPath.ts'

interface FilterDialogProps {
  asked: SearchQuery
  onClose(): void
}

/** The sort order and the filters of a search: an ordinary form, whose fields have the names of the query parameters. */
export default function FilterDialog({ asked, onClose }: FilterDialogProps) {
  const t = useTranslations('search.filters')
  const words = useTranslations('suspects')
  const typeName = useTranslations('crimeTypes')
  const navigate = useNavigate()
  const [{ category = '', status = '', media = '', from = '', to = '', sort = '', ...rest }, setChosen] =
    useState(asked)
  const [clearings, setClearings] = useState(0)
  const place = usePlaceName(rest) ?? ''
  const change = (changed: Partial<Record<keyof SearchQuery, string | undefined>>) =>
    setChosen((chosen) => ({ ...chosen, ...changed }) as SearchQuery)
  const any = { value: '' as const, label: t('any') }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const next = parseSearchParams(new URLSearchParams(written))
    onClose()
    void navigate(next ? searchPath(next) : '/search')
  }
  const day = (name: 'from' | 'to', value: string, bounds: { min: string; max: string }) => (
    <DateField
      {...bounds}
      label={t(name)}
      type="date"
      name={name}
      value={value}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  )
  return (
    <Dialog title={t('open')} size="form" onClose={onClose}>
      <form action="/search" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <input type="hidden" name="query" value={rest.query ?? ''} />
        <input type="hidden" name="district" value={rest.district ?? ''} />
        <input type="hidden" name="upazila" value={rest.upazila ?? ''} />
        <SelectField
          label={t('sort')}
          name="sort"
          value={sort}
          options={[
            { value: '', label: t('fit') },
            { value: 'newest', label: t('newest') },
          ]}
          onChoose={(value) => change({ sort: value })}
        />
        {/* A new key also clears text that was typed there without a choice. */}
        <PlaceField
          key={clearings}
          chosen={place}
          onChoose={(chosen) => change({ district: chosen?.district, upazila: chosen?.upazila })}
        />
        <SelectField
          label={t('category')}
          name="category"
          value={category}
          options={[any, ...crimeTypes.map((value) => ({ value, label: typeName(value) }))]}
          onChoose={(value) => change({ category: value })}
        />
        {/* Side by side where both fit completely. */}
        <div className="flex flex-wrap items-start gap-x-3 gap-y-5 *:grow *:basis-36">
          {day('from', from, { min: limits.earliestDay, max: to || todayInBangladesh() })}
          {day('to', to, { min: from || limits.earliestDay, max: todayInBangladesh() })}
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SelectField
            label={t('status')}
            name="status"
            value={status}
            options={[any, ...suspectStatuses.map((value) => ({ value, label: words(`status.${value}`) }))]}
            onChoose={(value) => change({ status: value })}
          />
          <SelectField
            label={t('mediaKind')}
            name="media"
            value={media}
            options={[any, ...mediaKinds.map((value) => ({ value, label: t(`media.${value}`) }))]}
            onChoose={(value) => change({ media: value })}
          />
        </div>
        <p className="text-quiet text-sm">{t('postsOnly')}</p>
        <DialogActions>
          <Button type="submit" className="grow sm:grow-0">
            {t('show')}
          </Button>
          <Button
            look="secondary"
            onClick={() => {
              setChosen({ query: rest.query, sort } as SearchQuery)
              setClearings(clearings + 1)
            }}
          >
            {t('clear')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
