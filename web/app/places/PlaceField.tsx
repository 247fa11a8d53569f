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
  /** Whether a place can also be chosen on a map. */
  withMap?: boolean
  /** Name of the input, for forms that are submitted natively and for focusing the field when the place is refused. */
  name?: string
  error?: string | undefined
  autoFocus?: boolean
  /** Name of the chosen place; '' if there is none. */
  chosen: string
  /** Called with `undefined` when the choice is cleared. */
  onChoose(place: Place | undefined): void
}

/** Chooses a district or upazila by typing its name in either script. */
export function PlaceField({ optional, withMap, name, error, autoFocus, chosen, onChoose }: PlaceFieldProps) {
  const t = useTranslations('places')
  const common = useTranslations('common')
  const { language } = useLanguage()
  const [typed, setTyped] = useState<string>()
  // A place chosen by other means, such as 'use my location', replaces the typed text.
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
  // Text typed before hydration is kept.
  const takeTyped = useEffectEvent(() => {
    const before = field.current?.value ?? chosen
    if (before !== chosen) write(before)
  })
  useEffect(() => takeTyped(), [])
  // Prevents the form from being sent without the place that the person believes to have chosen.
  useEffect(() => field.current?.setCustomValidity(unchosen), [unchosen])
  const label = (
    <>
      <span>{t('place')}</span>{' '}
      {optional && <span className="font-normal text-quiet">({common('optional')})</span>}
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
          autoFocus={autoFocus}
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
      <Button look="secondary" className="noscript:hidden" onClick={() => setMapOpen(true)}>
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
