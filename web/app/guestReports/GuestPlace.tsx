import { useState } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { PlaceField } from '../places/PlaceField.tsx'
import { placeNameOf } from '../places/queries.ts'

interface GuestPlaceProps {
  name: string
  error: string | undefined
  defaultValue: string
  autoFocus: boolean
}

/**
 * A place field that submits the place's name: the form is submitted natively, and without
 * JavaScript the server looks up the typed name.
 */
export function GuestPlace({ defaultValue, ...field }: GuestPlaceProps) {
  const { language } = useLanguage()
  const [chosen, setChosen] = useState(defaultValue)
  return (
    <PlaceField
      {...field}
      optional
      withMap
      chosen={chosen}
      onChoose={(place) => setChosen(place ? placeNameOf(place, language) : '')}
    />
  )
}
