import type { Place } from '@bichar/contract/places.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language.tsx'
import { Combobox } from '../ui/Combobox.tsx'
import { Field } from '../ui/Field.tsx'
import { useDebouncedValue } from '../ui/useDebouncedValue.ts'
import { placeNameOf, placesOptions } from './queries.ts'

const pauseMilliseconds = 150

interface PlaceFieldProps {
  label: ReactNode
  /** What the chosen place is called; '' when there is none. */
  chosen: string
  /** `undefined` takes the choice back. */
  onChoose(place: Pick<Place, 'district' | 'upazila'> | undefined): void
}

/** A district or an upazila, found by typing in either script. */
export function PlaceField({ label, chosen, onChoose }: PlaceFieldProps) {
  const t = useTranslations('places')
  const { language } = useLanguage()
  const [typed, setTyped] = useState<string>()
  const words = typed?.trim() ?? ''
  const query = useDebouncedValue(words, pauseMilliseconds)
  const { data, isFetching, isError } = useQuery({
    ...placesOptions(query),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })
  const field = useRef<HTMLInputElement>(null)
  const unchosen = words === '' ? '' : t('chooseFound')
  // The form would be sent without a place that somebody believes to have chosen.
  useEffect(() => field.current?.setCustomValidity(unchosen), [unchosen])
  const found = (words !== '' && data) || []
  const isSettled = query === words && !isFetching
  const hint =
    words === ''
      ? 'findHint'
      : isError
        ? 'findFailed'
        : isSettled && found.length === 0
          ? 'noneFound'
          : 'chooseFound'
  return (
    <Field label={label} hint={<span role="status">{t(hint)}</span>}>
      {(control) => (
        <Combobox
          {...control}
          ref={field}
          value={typed ?? chosen}
          maxLength={60}
          listLabel={t('found')}
          entries={found.map((place) => ({
            key: `${place.district} ${place.upazila}`,
            content: <FoundPlace name={placeNameOf(place, language)} />,
            onChoose() {
              setTyped(undefined)
              onChoose(place)
            },
          }))}
          onWrite={(text) => {
            setTyped(text)
            onChoose(undefined)
          }}
        />
      )}
    </Field>
  )
}

const FoundPlace = ({ name }: { name: string }) => (
  <>
    <MapPin aria-hidden className="mx-2 size-5 shrink-0 text-quiet" />
    <span className="min-w-0 font-semibold">{name}</span>
  </>
)
