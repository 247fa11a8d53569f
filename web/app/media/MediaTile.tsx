import type { Media } from '@bichar/contract/posts.ts'
import { AudioLines, Play } from 'lucide-react'
import type { MouseEvent } from 'react'
import { pictureSizes } from './mediaShape.ts'

interface MediaTileProps {
  media: Media
  /** What it is, for those who do not see it. */
  name: string
  /** Width by height of the box; its place is kept while it loads. */
  ratio: number
  /** How wide the box is, as the `sizes` attribute says it. */
  sizes: string
  /** The first picture on the screen does not wait for a scroll. */
  first?: boolean
  onOpen(): void
}

/** A file in its box, small. It is a link to the file, so that it opens without JavaScript and in a new tab too. */
export function MediaTile({ media, name, ratio, sizes, first = false, onOpen }: MediaTileProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  const preview = media.type === 'image' ? (media.thumbnail ?? media.url) : media.thumbnail
  return (
    <a
      href={media.url}
      aria-label={name}
      onClick={open}
      style={{ aspectRatio: ratio }}
      className="relative block w-full overflow-hidden bg-raised text-quiet focus-visible:outline-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:border-3 focus-visible:after:border-brand focus-visible:after:inset-ring-2 focus-visible:after:inset-ring-surface"
    >
      {preview && (
        <img
          src={preview}
          srcSet={media.type === 'image' ? pictureSizes(media) : undefined}
          sizes={sizes}
          alt=""
          width={media.width ?? undefined}
          height={media.height ?? undefined}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {media.type !== 'image' && <KindMark type={media.type} />}
    </a>
  )
}

/** Says that this can be played, over a poster or in its place. */
const KindMark = ({ type }: { type: 'video' | 'audio' }) => {
  const Icon = type === 'video' ? Play : AudioLines
  return (
    <span className="absolute inset-0 grid place-items-center">
      <span className="grid size-16 place-items-center rounded-full bg-surface/90 text-ink shadow-card">
        <Icon aria-hidden className={`size-7 ${type === 'video' ? 'ml-1 fill-current' : ''}`} />
      </span>
    </span>
  )
}
