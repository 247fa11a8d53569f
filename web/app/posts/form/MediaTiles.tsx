import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { IconButton } from '../../ui/Button.tsx'
import { MediaPreview } from './MediaPreview.tsx'
import { canMove, isPicked, type MediaItem } from './mediaItems.ts'
import type { MediaItems } from './useMediaItems.ts'

interface MediaTilesProps {
  media: MediaItems
  /** Told what a screen reader should say about a change. */
  onSaid(words: string): void
}

/** The files of a form with their previews; each can be moved and removed, by keyboard too. */
export function MediaTiles({ media, onSaid }: MediaTilesProps) {
  const words = useTranslations('posts.form.media')
  const nameOf = useItemName()
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useRef<string>(undefined)
  const { items } = media

  // A moved tile loses the focus, and a removed one takes it away; it goes where the next press is expected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the tiles stand in their new order
  useEffect(() => {
    if (!focusNext.current) return
    const form = list.current?.closest('fieldset')
    const next = list.current?.querySelector(focusNext.current) ?? form?.querySelector('input')
    if (next instanceof HTMLElement) next.focus()
    focusNext.current = undefined
  }, [items])

  const button = (index: number, act: string) => `li:nth-child(${index + 1}) [data-act="${act}"]`
  const move = (name: string, index: number, step: -1 | 1) => {
    if (!canMove(items, index, step)) return
    const place = index + step
    media.move(index, step)
    focusNext.current = button(place, step < 0 ? 'earlier' : 'later')
    onSaid(words('moved', { name, place: place + 1, count: items.length }))
  }
  const remove = (item: MediaItem, index: number) => {
    media.remove(item.id)
    focusNext.current = button(Math.min(index, items.length - 2), 'remove')
    onSaid(words('attached', { count: items.length - 1 }))
  }
  return (
    <ul ref={list} aria-label={words('list')} className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3">
      {items.map((item, index) => {
        const name = nameOf(item)
        return (
          <li
            key={item.id}
            className="flex flex-col overflow-hidden rounded-control border border-line bg-surface"
          >
            <MediaPreview item={item} />
            <TileText item={item} name={name} />
            <div className="mt-auto flex justify-between">
              <IconButton
                data-act="earlier"
                label={words('earlier', { name })}
                aria-disabled={!canMove(items, index, -1)}
                onClick={() => move(name, index, -1)}
                className="aria-disabled:opacity-35"
              >
                <ArrowLeft aria-hidden className="size-5" />
              </IconButton>
              <IconButton
                data-act="later"
                label={words('later', { name })}
                aria-disabled={!canMove(items, index, 1)}
                onClick={() => move(name, index, 1)}
                className="aria-disabled:opacity-35"
              >
                <ArrowRight aria-hidden className="size-5" />
              </IconButton>
              <IconButton
                data-act="remove"
                label={words('remove', { name })}
                onClick={() => remove(item, index)}
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function TileText({ item, name }: { item: MediaItem; name: string }) {
  const words = useTranslations('posts.form.media')
  const format = useFormatter()
  const size = (bytes: number) => {
    const large = bytes >= 1024 * 1024
    return format.number(bytes / (large ? 1024 * 1024 : 1024), {
      style: 'unit',
      unit: large ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: large ? 1 : 0,
    })
  }
  return (
    <p className="px-2 pt-2 text-sm">
      <span className="line-clamp-1 break-all font-semibold">{name}</span>
      <span className="text-quiet">
        {isPicked(item) ? size(Math.max(1024, item.file.size)) : words('kept')}
      </span>
    </p>
  )
}

/** The name of the file, or what it is and its number where the server has forgotten its name. */
function useItemName() {
  const words = useTranslations('posts.form.media')
  const labels = { image: 'image', video: 'videoName', audio: 'audio' } as const
  return (item: MediaItem): string =>
    isPicked(item) ? item.file.name : words(labels[item.kind], { number: item.number })
}
