import type { Media } from '@bichar/contract/posts.ts'
import { AudioLines, Play } from 'lucide-react'
import { HiddenName } from '../i18n/MixedScript.tsx'
import { useDataSaver } from './dataSaver.tsx'
import { smallOf, stillOf } from './mediaShape.ts'
import { onPlainClick } from './onPlainClick.ts'
import { Picture } from './Picture.tsx'
import { PictureOffer, useOffer } from './PictureOffer.tsx'
import { useDeferredMedia } from './useDeferredMedia.ts'
import { useFileFacts } from './useFileFacts.ts'

interface MediaTileProps {
  media: Media
  /** Accessible name of the file. */
  name: string
  /** Width by height of the box; its space is reserved while the file loads. */
  ratio: number
  /** Width of the box, as a value of the `sizes` attribute. */
  sizes: string
  /** Whether it is the first picture on the screen, which does not load lazily. */
  first?: boolean
  onOpen(): void
}

/**
 * A small preview of a file in its box. It is a link to the file, so that it opens without JavaScript and in a new tab too; a picture
 * that is deferred is loaded by the first press and opened by the second.
 */
export function MediaTile(props: MediaTileProps) {
  return props.media.type === 'image' ? <PictureTile {...props} /> : <RecordingTile {...props} />
}

function PictureTile({ media, name, ratio, sizes, first, onOpen }: MediaTileProps) {
  const { address, bytes } = smallOf(media)
  const { waits, load } = useDeferredMedia(address)
  const offer = useOffer()
  return (
    <a
      href={waits ? address : media.url}
      {...onPlainClick(waits ? load : onOpen)}
      style={{ aspectRatio: ratio }}
      className={box}
    >
      <HiddenName text={waits ? `${offer({ bytes })}: ${name}` : name} />
      {waits ? (
        <PictureOffer bytes={bytes} />
      ) : (
        <Picture picture={media} name={name} sizes={sizes} first={first} />
      )}
    </a>
  )
}

function RecordingTile({ media, name, ratio, first, onOpen }: MediaTileProps) {
  const { saves } = useDataSaver()
  const still = saves ? undefined : stillOf(media)
  const facts = useFileFacts(media)
  const Icon = media.type === 'video' ? Play : AudioLines
  return (
    <a href={media.url} {...onPlainClick(onOpen)} style={{ aspectRatio: ratio }} className={box}>
      <HiddenName text={[name, ...facts].join(', ')} />
      {still && <Picture picture={still} name={name} first={first} />}
      <span className="absolute inset-0 grid place-content-center justify-items-center gap-2">
        <span className="grid size-12 place-items-center rounded-full bg-surface/90 text-ink shadow-card">
          <Icon aria-hidden className={`size-6 ${media.type === 'video' ? 'ml-0.5 fill-current' : ''}`} />
        </span>
        {facts.length > 0 && (
          <span
            aria-hidden
            className="rounded-full bg-surface/90 px-2 font-bold text-ink text-sm tabular-nums"
          >
            {facts.join(' · ')}
          </span>
        )}
      </span>
    </a>
  )
}

const box =
  'group relative block w-full overflow-hidden bg-raised text-quiet focus-visible:outline-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:border-3 focus-visible:after:border-brand focus-visible:after:inset-ring-2 focus-visible:after:inset-ring-surface'
