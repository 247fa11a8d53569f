import { useState } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { PlaceField } from '../places/PlaceField.tsx'
import { placeNameOf } from '../places/queries.ts'

interface GuestPlaceProps {
  name: string
  error: string | undefined
  defaultValue: string
}

/** The place by its name: the form is sent as the browser has it, and the server finds by name what was typed without a script. */
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
