import type { Media } from '@bichar/contract/posts.ts'
import { AudioLines, Film } from 'lucide-react'
import { useObjectUrl } from '../../ui/useObjectUrl.ts'
import { useDataSaver } from '../dataSaver.tsx'
import { OwnPicture } from '../OwnPicture.tsx'
import { Picture } from '../Picture.tsx'
import { isPicked, type MediaItem } from './mediaItems.ts'

/** The preview of a file of the form. Its name is shown below, so screen readers skip the preview. */
export function MediaPreview({ item, name }: { item: MediaItem; name: string }) {
  const Icon = item.kind === 'audio' ? AudioLines : Film
  return (
    <div className="relative grid aspect-4/3 place-items-center overflow-hidden bg-raised text-quiet *:[grid-area:1/1]">
      {item.kind !== 'image' && <Icon aria-hidden className="size-10" />}
      {isPicked(item) ? (
        <Picked kind={item.kind} file={item.file} />
      ) : (
        <Attached media={item.media} name={name} />
      )}
    </div>
  )
}

function Picked({ kind, file }: { kind: MediaItem['kind']; file: File }) {
  const address = useObjectUrl(kind === 'video' ? file : undefined)
  if (kind === 'image') return <OwnPicture file={file} className="size-full object-cover" />
  return address && <FirstFrame address={address} />
}

function Attached({ media, name }: { media: Media; name: string }) {
  const { saves } = useDataSaver()
  if (media.type === 'image') return <Picture picture={media} name={name} />
  return media.type === 'video' && !saves && <FirstFrame address={media.url} still={media.thumbnail} />
}

const FirstFrame = ({ address, still }: { address: string; still?: string | null }) => (
  <video
    aria-hidden
    muted
    playsInline
    preload="metadata"
    tabIndex={-1}
    poster={still ?? undefined}
    // The fragment requests a first frame, which phones do not show by themselves.
    src={`${address}#t=0.1`}
    className="size-full object-cover"
  />
)
