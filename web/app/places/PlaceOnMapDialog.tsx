import type { Place, WholeDistrict } from '@bichar/contract/places.ts'
import { slugOf } from '@bichar/contract/rules/districts.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { DistrictMessages } from './DistrictMessages.tsx'
import { AreaMap } from './map/AreaMap.tsx'
import { districtShapes, mapSize } from './map/shapes.ts'
import { districtOptions, numbersOptions } from './numbers.ts'

interface PlaceOnMapDialogProps {
  onChoose(place: Place): void
  onClose(): void
}

/** Alternates two shades, so that most neighbouring areas can be told apart without a border. */
const shadeOf = (index: number) =>
  `color-mix(in oklab, var(--color-brand) ${index % 2 === 0 ? 22 : 34}%, var(--color-raised))`

export default function PlaceOnMapDialog(props: PlaceOnMapDialogProps) {
  return (
    <DistrictMessages>
      <PlaceOnMap {...props} />
    </DistrictMessages>
  )
}

/** Chooses a district first, and then an upazila in it or the whole district. */
function PlaceOnMap({ onChoose, onClose }: PlaceOnMapDialogProps) {
  const t = useTranslations('districts.choose')
  const [slug, setSlug] = useState<string>()
  return (
    <Dialog title={t('title')} size="medium" onClose={onClose}>
      {slug === undefined ? (
        <Country onChoose={setSlug} />
      ) : (
        <Within
          slug={slug}
          onBack={() => setSlug(undefined)}
          onChoose={(place) => {
            onChoose(place)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

function Country({ onChoose }: { onChoose(slug: string): void }) {
  const t = useTranslations('districts')
  const { language } = useLanguage()
  // Fetched for the Bengali names. Until they have loaded, and without a network, the English ones are shown.
  const { data } = useQuery(numbersOptions({ kind: '', period: 'all' }))
  const names = new Map(data?.map((district) => [district.en, district[language]]))
  return (
    <AreaMap
      label={t('map')}
      box={`-4 -4 ${mapSize.width + 8} ${mapSize.height + 8}`}
      areas={Object.entries(districtShapes).map(([en, shape], index) => ({
        key: slugOf(en),
        label: names.get(en) ?? en,
        shape,
        fill: shadeOf(index),
      }))}
      hint={t('choose.district')}
      onChoose={onChoose}
    />
  )
}

interface WithinProps {
  slug: string
  onBack(): void
  onChoose(place: Place): void
}

function Within({ slug, onBack, onChoose }: WithinProps) {
  const t = useTranslations('districts')
  const { language } = useLanguage()
  const { data: district, error, refetch } = useQuery(districtOptions(slug))
  if (!district) {
    if (error) return <LoadFailed error={error} fallback={t('choose.failed')} retry={() => void refetch()} />
    return <Skeleton className="h-[calc(var(--screen)*0.6)]" />
  }
  return (
    <>
      <AreaMap
        label={t('upazilaMap', { name: district[language] })}
        box={district.box}
        areas={district.upazilas.map((upazila, index) => ({
          key: upazila.en,
          label: upazila[language],
          shape: upazila.shape,
          fill: shadeOf(index),
        }))}
        hint={t('choose.upazila')}
        onChoose={(upazila) => onChoose(placeIn(district, upazila))}
      />
      <DialogActions>
        <Button look="secondary" onClick={onBack}>
          <ArrowLeft aria-hidden className="size-5" />
          {t('choose.back')}
        </Button>
        <Button onClick={() => onChoose(placeIn(district, ''))}>
          {t('choose.whole', { name: district[language] })}
        </Button>
      </DialogActions>
    </>
  )
}

/** The place as the server's table of places has it; `upazila` is '' for the whole district. */
function placeIn(district: WholeDistrict, upazila: string): Place {
  const { en, bn } = district.upazilas.find((each) => each.en === upazila) ?? district
  return { district: district.en, upazila, en, bn, districtBn: district.bn }
}
