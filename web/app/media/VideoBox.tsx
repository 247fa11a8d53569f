import type { Media } from '@bichar/contract/posts.ts'
import { useState } from 'react'
import { languageOf } from '../i18n/text.ts'
import { useDataSaver } from './dataSaver.tsx'
import { focusReplacement } from './focusReplacement.ts'
import { MediaTile } from './MediaTile.tsx'
import { pauseOthers } from './playing.ts'
import { SoundOnly, useSoundOnly } from './SoundOnly.tsx'

interface VideoBoxProps {
  media: Media
  name: string
  /** Width by height of the box. */
  ratio: number
  sizes: string
}

/** A video of which only the poster is loaded until somebody plays it. */
export function VideoBox({ media, name, ratio, sizes }: VideoBoxProps) {
  const { saves } = useDataSaver()
  const [playing, setPlaying] = useState(false)
  const { isSoundOnly, onLoadedMetadata } = useSoundOnly()
  if (!playing) {
    return <MediaTile media={media} name={name} ratio={ratio} sizes={sizes} onOpen={() => setPlaying(true)} />
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: videos that people upload have no captions */}
      <video
        ref={focusReplacement}
        src={media.url}
        poster={saves ? undefined : (media.thumbnail ?? undefined)}
        lang={languageOf(name)}
        aria-label={name}
        controls
        autoPlay
        playsInline
        onPlay={(event) => pauseOthers(event.currentTarget)}
        onLoadedMetadata={onLoadedMetadata}
        style={{ aspectRatio: ratio }}
        className="block w-full bg-raised object-contain"
      />
      {isSoundOnly && <SoundOnly media={media} />}
    </>
  )
}
