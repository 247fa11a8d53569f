import type { Place } from '@bichar/contract/places.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Map as MapIcon, MapPin } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Combobox } from '../ui/Combobox.tsx'
import { Field } from '../ui/Field.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { useDebouncedValue } from '../ui/useDebouncedValue.ts'
import { placeNameOf, placesOptions } from './queries.ts'

const pauseMilliseconds = 150

const PlaceOnMapDialog = lazyDialog(() => import('./PlaceOnMapDialog.tsx'))

interface PlaceFieldProps {
  optional?: boolean
  /** Whether it can be chosen on a map as well. */
  withMap?: boolean
  /** Where the form is read as the browser has it, and where the focus goes when the place is refused. */
  name?: string
  error?: string | undefined
  /** What the chosen place is called; '' when there is none. */
  chosen: string
  /** `undefined` takes the choice back. */
  onChoose(place: Place | undefined): void
}

/** A district or an upazila, found by typing in either script. */
export function PlaceField({ optional, withMap, name, error, chosen, onChoose }: PlaceFieldProps) {
  const t = useTranslations('places')
  const common = useTranslations('common')
  const { language } = useLanguage()
  const [typed, setTyped] = useState<string>()
  // What is chosen elsewhere meanwhile, as by 'use my location', stands in the place of what was typed.
  const words = chosen ? '' : (typed?.trim() ?? '')
  const query = useDebouncedValue(words, pauseMilliseconds)
  const { data, isFetching, isError } = useQuery({
    ...placesOptions(query),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })
  const [isMapOpen, setMapOpen] = useState(false)
  const take = (place: Place) => {
    setTyped(undefined)
    setRefused(false)
    onChoose(place)
  }
  const [isRefused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const write = (text: string) => {
    setTyped(text)
    setRefused(false)
    if (chosen) onChoose(undefined)
  }
  const unchosen = words === '' ? '' : t('chooseFound')
  // What was typed before the page was alive stays.
  const takeTyped = useEffectEvent(() => {
    const before = field.current?.value ?? chosen
    if (before !== chosen) write(before)
  })
  useEffect(() => takeTyped(), [])
  // The form would be sent without a place that somebody believes to have chosen.
  useEffect(() => field.current?.setCustomValidity(unchosen), [unchosen])
  const label = (
    <>
      {t('place')} {optional && <span className="font-normal text-quiet">({common('optional')})</span>}
    </>
  )
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
  const typing = (
    <Field
      label={label}
      error={error ?? (isRefused && unchosen ? t(hint) : undefined)}
      hint={<span role="status">{t(hint)}</span>}
    >
      {(control) => (
        <Combobox
          {...control}
          ref={field}
          name={name}
          onInvalid={() => setRefused(true)}
          value={chosen || (typed ?? '')}
          maxLength={60}
          listLabel={t('found')}
          entries={found.map((place) => ({
            key: `${place.district} ${place.upazila}`,
            content: <FoundPlace name={placeNameOf(place, language)} />,
            onChoose: () => take(place),
          }))}
          onWrite={write}
        />
      )}
    </Field>
  )
  if (!withMap) return typing
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2 [&>:first-child]:w-full">
      {typing}
      <Button look="outline" className="noscript:hidden" onClick={() => setMapOpen(true)}>
        <MapIcon aria-hidden className="size-5" />
        {t('onMap')}
      </Button>
      {isMapOpen && <PlaceOnMapDialog onChoose={take} onClose={() => setMapOpen(false)} />}
    </div>
  )
}

const FoundPlace = ({ name }: { name: string }) => (
  <>
    <MapPin aria-hidden className="mx-2 size-5 shrink-0 text-quiet" />
    <span className="min-w-0 font-semibold">{name}</span>
  </>
)
