import type { Media } from '@bichar/contract/posts.ts'
import { useState } from 'react'
import { AudioPlayer } from '../../media/AudioPlayer.tsx'
import { MediaTile } from '../../media/MediaTile.tsx'
import { ratioOf } from '../../media/mediaShape.ts'
import { useMediaNames } from '../../media/useMediaNames.ts'
import { lazyDialog } from '../../ui/lazyDialog.tsx'

const EvidenceDialog = lazyDialog(() => import('./EvidenceDialog.tsx'))

interface EvidenceProps {
  /** Title of the item that the files belong to. */
  title: string
  medias: readonly Media[]
}

/** The width that files next to each other can take up in the column of a wide screen, in rem. */
const room = 28
const [lowest, highest] = [11, 18]

/** The largest height at which all files fit next to each other. Several wide ones get a row each. */
function heightOf(medias: readonly Media[]): number {
  const ratios = medias.filter(({ type }) => type !== 'audio').map(ratioOf)
  const beside = (room - (ratios.length - 1) / 2) / ratios.reduce((sum, ratio) => sum + ratio, 0)
  return Math.min(highest, Math.max(lowest, beside))
}

/** All files uncropped, at a height that lets them and the text fit on one screen. A dialog shows them larger. */
export function Evidence({ title, medias }: EvidenceProps) {
  const nameOf = useMediaNames(title, medias.length)
  const [opened, setOpened] = useState<number>()
  if (medias.length === 0) return null
  const height = heightOf(medias)
  return (
    <div className="flex flex-wrap gap-2">
      {medias.map((media, index) =>
        media.type === 'audio' ? (
          <div key={media.url} className="w-full overflow-hidden rounded-control">
            <AudioPlayer media={media} name={nameOf(media, index)} />
          </div>
        ) : (
          <div
            key={media.url}
            style={{ width: `min(100%, ${height * ratioOf(media)}rem)` }}
            className="overflow-hidden rounded-control border border-line"
          >
            <MediaTile
              media={media}
              name={nameOf(media, index)}
              ratio={ratioOf(media)}
              sizes={`${Math.round(height * ratioOf(media))}rem`}
              first
              onOpen={() => setOpened(index)}
            />
          </div>
        ),
      )}
      {opened !== undefined && (
        <EvidenceDialog medias={medias} start={opened} nameOf={nameOf} onClose={() => setOpened(undefined)} />
      )}
    </div>
  )
}
