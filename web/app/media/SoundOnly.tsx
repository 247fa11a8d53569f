import type { Media } from '@bichar/contract/posts.ts'
import { Download } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

/** Whether a video plays without its picture: a browser that lacks its codec reports no error, but a picture without a size. */
export function useSoundOnly() {
  const [isSoundOnly, setSoundOnly] = useState(false)
  const onLoadedMetadata = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
    setSoundOnly(currentTarget.videoWidth === 0)
  return { isSoundOnly, onLoadedMetadata }
}

/** Says that this device cannot show the picture of a video, and offers the file for one that can. */
export function SoundOnly({ media }: { media: Media }) {
  const t = useTranslations('media')
  return (
    <div role="alert" className="grid justify-items-start gap-1 bg-notice p-3 text-on-notice text-sm">
      <p className="font-semibold">{t('soundOnly')}</p>
      <a href={media.url} download className="flex min-h-11 items-center gap-2 font-bold underline">
        <Download aria-hidden className="size-5" />
        {t('download')}
      </a>
    </div>
  )
}
