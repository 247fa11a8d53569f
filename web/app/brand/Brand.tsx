import { Link } from 'react-router'
import { useLanguage } from '../i18n/language.tsx'
import { useRootData } from '../page/useRootData.ts'
import { LogoMark } from './Logo.tsx'

export function Brand() {
  const data = useRootData()
  const { language } = useLanguage()
  return (
    // If the name does not fit (large letters on a small phone), it wraps to a second line that is clipped, and only the logo shows.
    <Link to="/" className="flex h-11 flex-wrap items-center gap-x-2.5 overflow-hidden rounded-control">
      <span className="flex h-11 items-center">
        <LogoMark />
      </span>
      <span className="heading flex h-11 items-center whitespace-nowrap text-lg sm:text-xl">
        {data?.appNames[language]}
      </span>
    </Link>
  )
}
