import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PlaceField } from '../places/PlaceField.tsx'
import { usePlaceName } from '../places/usePlaceName.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { SelectField } from '../ui/Field.tsx'
import { listAddress } from './filter.ts'
import type { SuspectFilter } from './queries.ts'

interface SuspectFilterDialogProps {
  filter: SuspectFilter
  onClose(): void
}

/** Filters suspects by accusation and by place. */
export default function SuspectFilterDialog({ filter, onClose }: SuspectFilterDialogProps) {
  const t = useTranslations('search.filters')
  const typeName = useTranslations('crimeTypes')
  const navigate = useNavigate()
  const [{ category, district, upazila }, setChosen] = useState(filter)
  const [clearings, setClearings] = useState(0)
  const place = usePlaceName({ district, upazila }) ?? ''

  const show = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    const { status } = filter
    const asked = { status, category, district, upazila }
    void navigate(listAddress(asked), { replace: true, preventScrollReset: true })
  }
  return (
    <Dialog title={t('open')} size="form" onClose={onClose}>
      <form onSubmit={show} className="grid grid-cols-1 gap-5">
        <SelectField
          label={t('category')}
          name="category"
          value={category}
          options={[
            { value: '', label: t('any') },
            ...crimeTypes.map((value) => ({ value, label: typeName(value) })),
          ]}
          onChoose={(value) => setChosen((chosen) => ({ ...chosen, category: value }))}
        />
        <PlaceField
          key={clearings}
          chosen={place}
          onChoose={(found) =>
            setChosen((chosen) => ({
              ...chosen,
              district: found?.district ?? '',
              upazila: found?.upazila ?? '',
            }))
          }
        />
        <DialogActions>
          <Button type="submit" className="grow sm:grow-0">
            {t('show')}
          </Button>
          <Button
            look="secondary"
            onClick={() => {
              setChosen({ status: filter.status, category: '', district: '', upazila: '' })
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
