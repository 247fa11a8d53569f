import type { Media } from '@bichar/contract/posts.ts'
import { useTranslations } from 'use-intl'
import { WholeText } from '../ui/WholeText.tsx'
import { useFileNames } from './useMediaNames.ts'

interface FileWordsProps {
  medias: readonly Media[]
  className?: string
}

/** What is said of each file, for moderators: they read all of it before it is public, and see where it is missing. */
export function FileWords({ medias, className = '' }: FileWordsProps) {
  const t = useTranslations('media')
  const nameOf = useFileNames(medias.length)
  if (medias.length === 0) return null
  return (
    <dl aria-label={t('alt.all')} className={`grid grid-cols-1 gap-2 text-sm ${className}`}>
      {medias.map((media, index) => (
        <div key={media.url}>
          <dt className="font-bold">{nameOf(media, index)}</dt>
          <dd className={media.alt ? undefined : 'text-quiet'}>
            {media.alt ? <WholeText text={media.alt} /> : t('alt.missing', { kind: media.type })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
