import type { FollowSubject } from '@bichar/contract/follows.ts'
import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PlaceField } from '../places/PlaceField.tsx'
import { usePlaceName } from '../places/usePlaceName.ts'
import { SelectField } from '../ui/Field.tsx'
import { FollowButton } from './FollowButton.tsx'

/** Chooses a place or a type of crime to follow; the choice gets the same follow button as everywhere else. */
export function AddFollow() {
  const t = useTranslations('following.add')
  const typeName = useTranslations('crimeTypes')
  const [place, setPlace] = useState<{ district: string; upazila: string }>()
  const [category, setCategory] = useState<CrimeType | ''>('')
  const placeName = usePlaceName(place ?? {}) ?? ''
  return (
    <section aria-labelledby="add-follow" className="card grid grid-cols-1 gap-4 p-3 sm:p-4">
      <div>
        <h2 id="add-follow" className="heading text-lg">
          {t('title')}
        </h2>
        <p className="text-quiet text-sm">{t('text')}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <div className="grid grid-cols-1 gap-3">
          <PlaceField withMap chosen={placeName} onChoose={setPlace} />
          {place && <FollowButton of={placeSubject(place)} name={placeName} />}
        </div>
        <div className="grid grid-cols-1 gap-3">
          <SelectField
            label={t('category')}
            name="category"
            value={category}
            options={[
              { value: '' as const, label: t('choose') },
              ...crimeTypes.map((value) => ({ value, label: typeName(value) })),
            ]}
            onChoose={(chosen) => setCategory(chosen)}
          />
          {category && <FollowButton of={{ kind: 'category', of: category }} name={typeName(category)} />}
        </div>
      </div>
    </section>
  )
}

const placeSubject = ({ district, upazila }: { district: string; upazila: string }): FollowSubject =>
  upazila ? { kind: 'upazila', of: `${district}/${upazila}` } : { kind: 'district', of: district }
