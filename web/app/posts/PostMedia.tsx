import type { Media, Post } from '@bichar/contract/posts.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { MediaTile } from '../media/MediaTile.tsx'
import { boxRatio, boxSizes } from '../media/mediaShape.ts'
import { Recording } from '../media/Recording.tsx'
import { Transcripts } from '../media/Transcripts.tsx'
import { useMediaNames } from '../media/useMediaNames.ts'
import { VideoBox } from '../media/VideoBox.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'

const MediaViewer = lazyDialog(() => import('../media/MediaViewer.tsx'))

const wholeColumn = boxSizes('(min-width: 45rem) 42rem', 100)
const halfColumn = boxSizes('(min-width: 45rem) 21rem', 50)

const cardPreviews = 2

/** Width by height of what a card shows of pictures. */
const cardRatio = 2.6

interface PostMediaProps {
  post: Pick<Post, 'title' | 'medias'>
  /** Whether the picture is in the initial viewport and therefore loads eagerly. */
  first?: boolean
  /** Shows all files in a grid, as on the page of a post. A card shows two at most and a link to the rest. */
  whole?: boolean
  /** Shows less of the height of pictures, as in a list. */
  isCard?: boolean
  /** Shows the first four and '+N more', as for a timeline entry. */
  evidence?: boolean
  /** What stands below the files instead of what is said in recordings. */
  below?: ReactNode
}

/** One file alone or two side by side; of more files, the first two and an arrow that opens the viewer (spec section 2). */
export function PostMedia({
  post,
  first = false,
  whole = false,
  isCard = false,
  evidence = false,
  below,
}: PostMediaProps) {
  const t = useTranslations('posts.card')
  const media = useTranslations('media')
  const format = useFormatter()
  const [opened, setOpened] = useState<number>()
  const { medias, title } = post
  const count = medias.length
  const nameOf = useMediaNames(title, count)
  const [only] = medias
  if (!only) return null

  const total = format.number(count)
  const shown = whole ? medias : medias.slice(0, evidence ? limits.evidencePreviews : cardPreviews)
  const left = count - shown.length
  // The viewer shows what is said in what it plays.
  const opensInViewer = isCard && count > 1
  const more = evidence ? media('more', { count: left }) : `+${format.number(left)}`

  return (
    <>
      <div className="relative">
        {count === 1 ? (
          <OnlyMedia
            media={only}
            name={nameOf(only, 0)}
            ratio={isCard ? cardRatio : boxRatio(only)}
            first={first}
            onOpen={() => setOpened(0)}
          />
        ) : (
          <div className="grid grid-cols-2 gap-0.5">
            {shown.map((file, index) => {
              // With an odd number of files the first one spans a row, so that the last one does not leave a gap next to it.
              const wide = index === 0 && shown.length % 2 === 1
              return (
                <div key={file.url} className={wide ? 'col-span-2' : undefined}>
                  <MediaTile
                    media={file}
                    name={nameOf(file, index)}
                    ratio={wide ? 2 : isCard ? cardRatio / 2 : 1}
                    sizes={wide ? wholeColumn : halfColumn}
                    first={first && index < 2}
                    onOpen={() => setOpened(index)}
                  />
                </div>
              )
            })}
          </div>
        )}
        {shown.length < count && (
          <button
            type="button"
            aria-label={`${more} ${t('showAll', { total })}`}
            onClick={() => setOpened(shown.length)}
            className="absolute right-2 bottom-2 inline-flex h-11 items-center gap-0.5 rounded-full bg-surface pr-2 pl-4 font-extrabold text-ink shadow-float hover:bg-raised noscript:hidden"
          >
            {more}
            <ChevronRight aria-hidden className="size-6" />
          </button>
        )}
        {opened !== undefined && (
          <MediaViewer medias={medias} start={opened} nameOf={nameOf} onClose={() => setOpened(undefined)} />
        )}
      </div>
      {below ?? (!opensInViewer && <Transcripts medias={shown} nameOf={nameOf} />)}
    </>
  )
}

interface OnlyMediaProps {
  media: Media
  name: string
  /** Width by height. */
  ratio: number
  first: boolean
  onOpen(): void
}

function OnlyMedia({ media, name, ratio, first, onOpen }: OnlyMediaProps) {
  if (media.type === 'audio') return <Recording media={media} name={name} />
  if (media.type === 'video') return <VideoBox media={media} name={name} ratio={ratio} sizes={wholeColumn} />
  return (
    <MediaTile media={media} name={name} ratio={ratio} sizes={wholeColumn} first={first} onOpen={onOpen} />
  )
}
