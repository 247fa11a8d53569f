import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../i18n/language.tsx'
import { placeNameOf, placesOptions } from './queries.ts'

interface NamedPlace {
  /** English names. */
  district?: string
  upazila?: string
}

/** The place of an address as its readers call it; there it stands by its English name. */
export function usePlaceName({ district = '', upazila = '' }: NamedPlace): string | undefined {
  const { language } = useLanguage()
  const english = upazila || district
  const { data } = useQuery({ ...placesOptions(english), enabled: english !== '' && language !== 'en' })
  if (!english) return undefined
  const found = data?.find((place) => place.district === district && place.upazila === upazila)
  return found ? placeNameOf(found, language) : upazila ? `${upazila}, ${district}` : district
}
