import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { canMove, type MediaItem } from './mediaItems.ts'
import { PickedTile } from './PickedTile.tsx'
import { useItemName } from './useItemName.ts'
import type { MediaItems } from './useMediaItems.ts'

interface MediaTilesProps {
  media: MediaItems
  /** How many previews are shown at first; without it, all are. */
  firstShown?: number
  /** Called with what a screen reader should announce after a change. */
  onAnnounce(words: string): void
}

/** The files of a form with their previews; each can be moved and removed, by keyboard too. */
export function MediaTiles({ media, firstShown, onAnnounce }: MediaTilesProps) {
  const t = useTranslations('media.picker')
  const more = useTranslations('media')
  const nameOf = useItemName()
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useRef<string>(undefined)
  const [showsAll, setShowsAll] = useState(false)
  const { items } = media
  const shown = showsAll ? items : items.slice(0, firstShown)

  // Moving or removing a tile loses the focus: it goes to where the next press is expected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the tiles are in their new order
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
    if (place >= shown.length) setShowsAll(true)
    focusNext.current = button(place, step < 0 ? 'earlier' : 'later')
    onAnnounce(t('moved', { name, place: place + 1, count: items.length }))
  }
  const remove = (item: MediaItem, index: number) => {
    media.remove(item.id)
    focusNext.current = button(Math.min(index, items.length - 2), 'remove')
    onAnnounce(t('attached', { count: items.length - 1 }))
  }
  return (
    <>
      <ul ref={list} aria-label={t('list')} className="grid grid-cols-1 gap-3 empty:hidden sm:grid-cols-2">
        {shown.map((item, index) => {
          const name = nameOf(item)
          return (
            <PickedTile
              key={item.id}
              item={item}
              name={name}
              problem={media.problem?.item?.id === item.id ? media.problem.code : undefined}
              canMove={(step) => canMove(items, index, step)}
              onMove={(step) => move(name, index, step)}
              onRemove={() => remove(item, index)}
              onDescribe={(alt) => media.describe(item.id, alt)}
            />
          )
        })}
      </ul>
      {firstShown !== undefined && items.length > firstShown && (
        <Button
          look="secondary"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="justify-self-start"
        >
          {showsAll ? t('fewer') : more('more', { count: items.length - firstShown })}
        </Button>
      )}
    </>
  )
}
