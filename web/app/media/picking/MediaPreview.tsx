import type { Media } from '@bichar/contract/posts.ts'
import { AudioLines, Film } from 'lucide-react'
import { type ComponentProps, type SyntheticEvent, useState } from 'react'
import { useLocale } from 'use-intl'
import { minutesAndSeconds } from '../../i18n/minutesAndSeconds.ts'
import { useObjectUrl } from '../../ui/useObjectUrl.ts'
import { useDataSaver } from '../dataSaver.tsx'
import { stillOf } from '../mediaShape.ts'
import { OwnPicture } from '../OwnPicture.tsx'
import { Picture } from '../Picture.tsx'
import { isPicked, type MediaItem } from './mediaItems.ts'
import type { PickedFile } from './pickedFile.ts'

interface MediaPreviewProps {
  item: MediaItem
  name: string
  /** The shape of its box. */
  className?: string
}

/** The preview of a file of the form. Its name is shown below, so screen readers skip the preview. */
export function MediaPreview({ item, name, className = 'aspect-4/3' }: MediaPreviewProps) {
  const Icon = item.kind === 'audio' ? AudioLines : Film
  return (
    <div
      className={`relative grid grid-cols-1 grid-rows-1 place-items-center overflow-hidden bg-raised text-quiet *:[grid-area:1/1] ${className}`}
    >
      {item.kind !== 'image' && <Icon aria-hidden className="size-10" />}
      {isPicked(item) ? <Picked picked={item} /> : <Attached media={item.media} name={name} />}
    </div>
  )
}

function Picked({ picked: { kind, file, still } }: { picked: PickedFile }) {
  const address = useObjectUrl(kind === 'image' ? undefined : file)
  const [seconds, setSeconds] = useState<number>()
  if (kind === 'image') return <OwnPicture file={file} className="size-full object-cover" />
  const measure = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => setSeconds(currentTarget.duration)
  return (
    address && (
      <>
        {still && <OwnPicture file={still} className="size-full object-cover" />}
        {kind === 'video' && !still ? (
          <FirstFrame address={address} onLoadedMetadata={measure} />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: only measures how long it is
          <audio src={address} preload="metadata" onLoadedMetadata={measure} className="hidden" />
        )}
        <Length seconds={seconds} />
      </>
    )
  )
}

/** How long a recording is, as long as that is known; browsers measure some only by playing them. */
function Length({ seconds }: { seconds: number | null | undefined }) {
  const language = useLocale()
  if (!seconds || !Number.isFinite(seconds)) return null
  return (
    <span className="relative m-1 self-end justify-self-start rounded-full bg-surface/90 px-2 font-bold text-ink text-sm tabular-nums">
      {minutesAndSeconds(seconds, language)}
    </span>
  )
}

function Attached({ media, name }: { media: Media; name: string }) {
  const { saves } = useDataSaver()
  if (media.type === 'image') return <Picture picture={media} name={name} />
  const still = stillOf(media)
  return (
    <>
      {!saves &&
        (still ? (
          <Picture picture={still} name={name} />
        ) : (
          media.type === 'video' && <FirstFrame address={media.url} />
        ))}
      <Length seconds={media.duration} />
    </>
  )
}

interface FirstFrameProps extends Pick<ComponentProps<'video'>, 'onLoadedMetadata'> {
  address: string
}

const FirstFrame = ({ address, onLoadedMetadata }: FirstFrameProps) => (
  <video
    onLoadedMetadata={onLoadedMetadata}
    aria-hidden
    muted
    playsInline
    preload="metadata"
    tabIndex={-1}
    // The fragment requests a first frame, which phones do not show by themselves.
    src={`${address}#t=0.1`}
    className="size-full object-cover"
  />
)
