import type { Media } from '@bichar/contract/posts.ts'
import { ChevronLeft, ChevronRight, Maximize, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { ratioOf } from '../../media/mediaShape.ts'
import { Picture } from '../../media/Picture.tsx'
import { ViewedMedia } from '../../media/ViewedMedia.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { useModal } from '../../ui/useModal.ts'

interface EvidenceDialogProps {
  medias: readonly Media[]
  start: number
  nameOf(media: Media, index: number): string
  onClose(): void
}

const factor = 1.5
const largest = factor ** 5

const control =
  '!text-on-stage hover:!bg-stage-raised focus-visible:outline-on-stage unpressable:opacity-45 !rounded-control'

/** The files of an item in full screen, uncropped; pictures can be enlarged enough to read a number plate. */
export default function EvidenceDialog({ medias, start, nameOf, onClose }: EvidenceDialogProps) {
  const t = useTranslations('desk.zoom')
  const closing = useTranslations('common')('close')
  const format = useFormatter()
  const { ref: dialog, close } = useModal(onClose)
  const [at, setAt] = useState(start)
  const [zoom, setZoom] = useState(1)
  const total = medias.length
  const media = medias[at]
  if (!media) return null

  const go = (step: number) => {
    setZoom(1)
    setAt((at + step + total) % total)
  }
  const enlarge = (by: number) => setZoom((now) => Math.min(largest, Math.max(1, now * by)))
  const isPicture = media.type === 'image'
  const byKey = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLMediaElement) return
    // The arrow keys scroll a picture that is larger than the screen.
    const step = zoom > 1 ? undefined : { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const by = { '+': factor, '=': factor, '-': 1 / factor, '0': 0 }[event.key]
    if (step) go(step)
    else if (by !== undefined && isPicture) enlarge(by)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={t('title', { number: at + 1, total })}
      onKeyDown={byKey}
      className="m-0 h-(--screen) max-h-none w-full max-w-none flex-col overflow-hidden bg-stage p-0 text-on-stage open:flex"
    >
      <header className="flex items-center gap-1 px-2 pt-[env(safe-area-inset-top)] sm:px-4">
        <p aria-live="polite" className="grow font-bold tabular-nums">
          {t('title', { number: at + 1, total })}
        </p>
        {isPicture && (
          <>
            <Control label={t('out')} disabled={zoom === 1} onClick={() => enlarge(1 / factor)}>
              <ZoomOut aria-hidden className="size-5" />
            </Control>
            <span aria-live="polite" className="w-14 text-center font-semibold text-sm tabular-nums">
              {format.number(zoom, { style: 'percent' })}
            </span>
            <Control label={t('in')} disabled={zoom >= largest} onClick={() => enlarge(factor)}>
              <ZoomIn aria-hidden className="size-5" />
            </Control>
            <Control label={t('whole')} disabled={zoom === 1} onClick={() => setZoom(1)}>
              <Maximize aria-hidden className="size-5" />
            </Control>
          </>
        )}
        <Control label={closing} onClick={close}>
          <X aria-hidden className="size-6" />
        </Control>
      </header>
      {isPicture ? (
        <Zoomed key={media.url} media={media} name={nameOf(media, at)} zoom={zoom} />
      ) : (
        <div className="relative grid min-h-0 flex-1 place-items-center">
          <ViewedMedia key={media.url} media={media} name={nameOf(media, at)} plays={at === start} />
        </div>
      )}
      {total > 1 && (
        <footer className="flex justify-center gap-4 pb-[env(safe-area-inset-bottom)]">
          <Control label={t('previous')} onClick={() => go(-1)}>
            <ChevronLeft aria-hidden className="size-6" />
          </Control>
          <Control label={t('next')} onClick={() => go(1)}>
            <ChevronRight aria-hidden className="size-6" />
          </Control>
        </footer>
      )}
    </dialog>
  )
}

const Control = ({
  label,
  disabled,
  onClick,
  children,
}: {
  label: string
  disabled?: boolean
  onClick(): void
  children: ReactNode
}) => (
  <IconButton label={label} aria-disabled={disabled} onClick={onClick} className={control}>
    {children}
  </IconButton>
)

const barsHeight = '7rem'

/** A picture that is larger than the screen can be scrolled, also with the arrow keys. */
function Zoomed({ media, name, zoom }: { media: Media; name: string; zoom: number }) {
  const ratio = ratioOf(media)
  const fits = `min(100vw, calc((var(--screen) - ${barsHeight}) * ${ratio}))`
  return (
    <section
      lang={languageOf(name)}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable without a mouse
      tabIndex={0}
      className="grid min-h-0 flex-1 overflow-auto focus-visible:outline-offset-[-3px] focus-visible:outline-on-stage"
    >
      <div
        style={{ aspectRatio: ratio, width: `calc(${fits} * ${zoom})` }}
        className="relative isolate m-auto"
      >
        <Picture picture={media} name={name} alt={name} whole className="object-contain" />
      </div>
    </section>
  )
}
