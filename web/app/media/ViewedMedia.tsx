import type { Media } from '@bichar/contract/posts.ts'
import { addressOfSize } from '@bichar/contract/rules/pictureSizes.ts'
import { AudioPlayer } from './AudioPlayer.tsx'
import { useDataSaver } from './dataSaver.tsx'
import { ratioOf, smallOf } from './mediaShape.ts'
import { Picture } from './Picture.tsx'
import { useDeferredMedia } from './useDeferredMedia.ts'
import { ViewedVideo } from './ViewedVideo.tsx'

interface ViewedMediaProps {
  media: Media
  name: string
  /** Whether a video starts at once, because it was pressed; one that is reached by browsing does not. */
  plays: boolean
}

const barsHeight = '7rem'

/** One file as large as the screen allows, in a box that has its size before it has loaded. */
export function ViewedMedia({ media, name, plays }: ViewedMediaProps) {
  if (media.type === 'audio') {
    return (
      <div className="w-[min(36rem,100%)] px-4">
        <div className="overflow-hidden rounded-card">
          <AudioPlayer media={media} name={name} />
        </div>
      </div>
    )
  }
  if (media.type === 'video') return <ViewedVideo media={media} name={name} plays={plays} />
  return <ViewedPicture media={media} name={name} />
}

function ViewedPicture({ media, name }: Pick<ViewedMediaProps, 'media' | 'name'>) {
  const { address } = smallOf(media)
  const { saves } = useDataSaver()
  const { waits } = useDeferredMedia(address)
  const [least] = saves ? [] : media.widths
  const small = least ? addressOfSize(media.url, least) : address
  const ratio = ratioOf(media)
  const box = {
    aspectRatio: ratio,
    width: `min(100%, calc((var(--screen) - ${barsHeight}) * ${ratio}))`,
    // The small picture loads quickly, and is shown until the large one has loaded.
    backgroundImage: waits ? undefined : `url(${JSON.stringify(small)})`,
  }
  return (
    <div
      style={box}
      className={`relative isolate max-h-full bg-contain bg-center bg-no-repeat ${waits ? 'bg-stage-raised' : ''}`}
    >
      <Picture
        picture={media}
        name={name}
        alt={name}
        whole
        sizes={`min(100vw, calc((100vh - ${barsHeight}) * ${ratio}))`}
        className="object-contain"
      />
    </div>
  )
}
