import type { Media } from '@bichar/contract/posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AudioPlayer } from '../media/AudioPlayer.tsx'
import { MediaTile } from '../media/MediaTile.tsx'
import { boxSizes } from '../media/mediaShape.ts'
import { useMediaNames } from '../media/useMediaNames.ts'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { renewFiles } from './queries.ts'

const MediaViewer = lazyDialog(() => import('../media/MediaViewer.tsx'))

const shownAtMost = 3
const leastBetweenRenewals = 30_000

interface SupportFilesProps {
  files: readonly Media[]
  /** Name of the person who sent them. */
  of: string
}

/** The first files of a request. Pictures and videos open in the viewer, which has all of them. */
export function SupportFiles({ files, of }: SupportFilesProps) {
  const t = useTranslations('support')
  const nameOf = useMediaNames(of, files.length)
  const [start, setStart] = useState<number>()
  const { current, hold, renew } = useLastingAddresses(files)
  const shown = current.slice(0, shownAtMost)
  const more = current.length - shown.length
  const open = (index: number) => {
    hold()
    setStart(index)
  }
  return (
    <div onPlayCapture={hold} onErrorCapture={renew} className="grid grid-cols-1 gap-2">
      <div className="grid grid-cols-3 gap-2">
        {shown.map((media, index) =>
          media.type === 'audio' ? (
            <div key={media.url} className="col-span-full overflow-hidden rounded-control">
              <AudioPlayer media={media} name={nameOf(media, index)} />
            </div>
          ) : (
            <div key={media.url} className="overflow-hidden rounded-control">
              <MediaTile
                media={media}
                name={nameOf(media, index)}
                ratio={1}
                sizes={boxSizes('(min-width: 48rem) 15rem', 33)}
                onOpen={() => open(index)}
              />
            </div>
          ),
        )}
      </div>
      {more > 0 && (
        <button
          type="button"
          onClick={() => open(shownAtMost)}
          className="min-h-11 justify-self-start rounded-control px-2 font-bold text-brand hover:underline"
        >
          {t('moreFiles', { count: more })}
        </button>
      )}
      {start !== undefined && (
        <MediaViewer medias={current} start={start} nameOf={nameOf} onClose={() => setStart(undefined)} />
      )}
    </div>
  )
}

/**
 * The addresses of private files change every few minutes. A file that is being viewed or played keeps its address; when a file fails
 * to load, which happens once its address has expired, new addresses are fetched.
 */
function useLastingAddresses(files: readonly Media[]) {
  const client = useQueryClient()
  const [held, setHeld] = useState<readonly Media[]>()
  const renewedAt = useRef(0)
  return {
    current: held ?? files,
    hold: () => setHeld((present) => present ?? files),
    renew() {
      setHeld(undefined)
      if (Date.now() - renewedAt.current < leastBetweenRenewals) return
      renewedAt.current = Date.now()
      renewFiles(client)
    },
  }
}
