import { AudioLines, Film } from 'lucide-react'
import { useObjectUrl } from '../../ui/useObjectUrl.ts'
import { isPicked, type MediaItem } from './mediaItems.ts'

/** What a file of the form looks like. Its name stands beneath, so there is nothing here to read out. */
export function MediaPreview({ item }: { item: MediaItem }) {
  const picked = useObjectUrl(isPicked(item) ? item.file : undefined)
  const still = isPicked(item) ? undefined : (item.media.thumbnail ?? undefined)
  const address = isPicked(item) ? picked : item.media.url
  const Icon = item.kind === 'audio' ? AudioLines : Film
  return (
    <div className="grid aspect-4/3 place-items-center overflow-hidden bg-raised text-quiet *:[grid-area:1/1]">
      {item.kind !== 'image' && <Icon aria-hidden className="size-10" />}
      {item.kind === 'image' && address && (
        <img src={still ?? address} alt="" className="size-full object-cover" />
      )}
      {item.kind === 'video' && address && (
        <video
          aria-hidden
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          poster={still}
          // Asks for a first frame, which phones do not show by themselves.
          src={`${address}#t=0.1`}
          className="size-full object-cover"
        />
      )}
    </div>
  )
}
