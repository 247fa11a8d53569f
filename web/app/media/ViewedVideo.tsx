import type { Media } from '@bichar/contract/posts.ts'
import { useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { IconButton } from '../ui/Button.tsx'
import { useDataSaver } from './dataSaver.tsx'
import { ratioOf } from './mediaShape.ts'
import { pauseOthers, skipSeconds } from './playing.ts'
import { SoundOnly, useSoundOnly } from './SoundOnly.tsx'
import { useFileFacts } from './useFileFacts.ts'

/** Height of the bars above and below, and of the buttons under the video. */
const barsHeight = '10.5rem'

interface ViewedVideoProps {
  media: Media
  name: string
  /** Whether the video starts at once, because it was pressed; one that is reached by browsing only loads its poster. */
  plays: boolean
}

/** A video as large as the screen allows, with the browser's own controls and buttons that skip. */
export function ViewedVideo({ media, name, plays }: ViewedVideoProps) {
  const t = useTranslations('posts.card')
  const format = useFormatter()
  const { saves } = useDataSaver()
  const element = useRef<HTMLVideoElement>(null)
  const { isSoundOnly, onLoadedMetadata } = useSoundOnly()
  const ratio = ratioOf(media)
  // The browser's own controls show the length of a video that has been loaded.
  const facts = useFileFacts({ ...media, duration: plays ? null : media.duration })
  const seconds = format.number(skipSeconds)
  const skip = (step: number) => {
    const video = element.current
    const end = video?.duration || (media.duration ?? 0)
    if (video) video.currentTime = Math.min(Math.max(0, video.currentTime + step), end)
  }
  const look =
    'bg-stage-raised/80 !text-on-stage font-bold text-sm hover:!bg-stage-raised focus-visible:outline-on-stage'
  return (
    <div className="grid max-h-full w-full grid-rows-[minmax(0,1fr)_auto_auto] justify-items-center gap-2">
      {/* biome-ignore lint/a11y/useMediaCaption: videos that people upload have no captions */}
      <video
        ref={element}
        src={media.url}
        poster={saves ? undefined : (media.thumbnail ?? undefined)}
        lang={languageOf(name)}
        aria-label={name}
        controls
        playsInline
        autoPlay={plays}
        preload={plays ? 'auto' : 'none'}
        onPlay={(event) => pauseOthers(event.currentTarget)}
        onLoadedMetadata={onLoadedMetadata}
        style={{ aspectRatio: ratio, width: `min(100%, calc((var(--screen) - ${barsHeight}) * ${ratio}))` }}
        className="block max-h-full object-contain"
      />
      {isSoundOnly && <SoundOnly media={media} />}
      <div className="flex gap-2">
        <IconButton label={t('skipBack', { seconds })} onClick={() => skip(-skipSeconds)} className={look}>
          −{seconds}
        </IconButton>
        {facts.length > 0 && (
          <span className="self-center px-2 font-bold tabular-nums">{facts.join(' · ')}</span>
        )}
        <IconButton label={t('skipForward', { seconds })} onClick={() => skip(skipSeconds)} className={look}>
          +{seconds}
        </IconButton>
      </div>
    </div>
  )
}
