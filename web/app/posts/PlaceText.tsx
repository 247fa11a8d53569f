import { languageOf } from '../i18n/text.ts'
import { Comma } from '../ui/Comma.tsx'
import { Marked } from '../ui/marking.tsx'
import type { usePlaceTexts } from './usePlaceTexts.ts'

/** The chosen place, which is what one scans for, and after it the author's own words. */
export const PlaceText = ({ name, location }: ReturnType<typeof usePlaceTexts>) => (
  <>
    <Marked text={name} />
    {name && location && ' · '}
    <span lang={languageOf(location)}>
      <Marked text={location} />
    </span>
    <Comma />
  </>
)
