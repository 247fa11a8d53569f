import type { Media } from '@bichar/contract/posts.ts'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { IconButton } from '../ui/Button.tsx'
import { useModal } from '../ui/useModal.ts'
import { WholeText } from '../ui/WholeText.tsx'
import { useSwipe } from './useSwipe.ts'
import { ViewedMedia } from './ViewedMedia.tsx'

interface MediaViewerProps {
  medias: readonly Media[]
  /** Index of the file to begin with. */
  start: number
  nameOf(media: Media, index: number): string
  onClose(): void
}

const control = 'bg-stage-raised/80 !text-on-stage hover:!bg-stage-raised focus-visible:outline-on-stage'

/** The arrows are beside the file if both fit, else below it: over a player they would cover its controls. */
const arrow = `md:absolute md:top-1/2 md:[transform:translateY(-50%)] ${control}`

/** All files of a post, full screen and dark in either theme; after the last comes the first again. */
export default function MediaViewer({ medias, start, nameOf, onClose }: MediaViewerProps) {
  const t = useTranslations('posts.reading')
  const closing = useTranslations('common')('close')
  const format = useFormatter()
  const { ref: dialog, close } = useModal(onClose)
  const [at, setAt] = useState(start)
  const total = medias.length
  const go = (step: number) => setAt((current) => (current + step + total) % total)
  const swipe = useSwipe(go)
  const media = medias[at]
  if (!media) return null

  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    // In a slider or a player, the arrow keys belong to that control.
    const busy = event.target instanceof HTMLInputElement || event.target instanceof HTMLMediaElement
    if (step && !busy) go(step)
  }
  const places = (number: number) => ({ number: format.number(number), total: format.number(total) })

  return (
    <dialog
      ref={dialog}
      aria-label={t('viewer')}
      onKeyDown={byKey}
      className="m-0 h-(--screen) max-h-none w-full max-w-none flex-col overflow-hidden bg-stage p-0 text-on-stage open:flex"
    >
      <header className="flex items-center justify-between pt-[env(safe-area-inset-top)] pr-2 pl-4">
        <p aria-live="polite" className="font-bold tabular-nums">
          {t('counter', places(at + 1))}
        </p>
        <IconButton label={closing} onClick={close} className={control}>
          <X aria-hidden className="size-6" />
        </IconButton>
      </header>
      <div
        {...swipe}
        className="relative grid min-h-0 flex-1 [touch-action:pan-y_pinch-zoom] grid-rows-1 place-items-center"
      >
        <ViewedMedia key={media.url} media={media} name={nameOf(media, at)} plays={at === start} />
      </div>
      <Caption media={media} />
      <div className="flex min-h-12 items-center px-2 pb-[env(safe-area-inset-bottom)]">
        {total > 1 && (
          <>
            <IconButton label={t('previous')} onClick={() => go(-1)} className={`md:left-2 ${arrow}`}>
              <ChevronLeft aria-hidden className="size-6" />
            </IconButton>
            <div className="flex min-w-0 flex-1 flex-wrap items-center justify-center">
              {medias.map(({ url }, index) => (
                <button
                  key={url}
                  type="button"
                  aria-label={t('goTo', places(index + 1))}
                  aria-current={index === at || undefined}
                  onClick={() => setAt(index)}
                  className="group grid h-11 w-6 place-items-center rounded-control focus-visible:outline-on-stage sm:w-8"
                >
                  <span className="size-2.5 rounded-full bg-on-stage/45 group-aria-[current]:size-3.5 group-aria-[current]:bg-on-stage" />
                </button>
              ))}
            </div>
            <IconButton label={t('next')} onClick={() => go(1)} className={`md:right-2 ${arrow}`}>
              <ChevronRight aria-hidden className="size-6" />
            </IconButton>
          </>
        )}
      </div>
    </dialog>
  )
}

/** What is said of the file; of a video or a recording it may be long, and is opened by whoever wants to read it. */
function Caption({ media: { url, type, alt } }: { media: Media }) {
  const transcript = useTranslations('media')('transcript')
  if (!alt) return null
  const text = <WholeText text={alt} />
  return (
    <div key={url} className="mx-auto max-h-[30%] w-full max-w-3xl shrink-0 overflow-y-auto px-4 pt-2">
      {type === 'image' ? (
        // Its picture has the same words as its alternative text.
        <div aria-hidden className="text-center">
          {text}
        </div>
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-bold focus-visible:outline-on-stage">
            {transcript}
          </summary>
          {text}
        </details>
      )}
    </div>
  )
}
