import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../ui/Button.tsx'
import { useFileSize } from '../useFileSize.ts'
import { MediaPreview } from './MediaPreview.tsx'
import { isPicked, type MediaItem } from './mediaItems.ts'

interface PickedTileProps {
  item: MediaItem
  name: string
  canMove(step: -1 | 1): boolean
  onMove(step: -1 | 1): void
  onRemove(): void
}

/** A file of a form with its actions. `data-act` finds the button that gets the focus after an action. */
export function PickedTile({ item, name, canMove, onMove, onRemove }: PickedTileProps) {
  const t = useTranslations('media.picker')
  return (
    <li className="flex flex-col overflow-hidden rounded-control border border-line bg-surface">
      <MediaPreview item={item} name={name} />
      <TileText item={item} name={name} />
      <div className="mt-auto flex justify-between">
        <IconButton
          data-act="earlier"
          label={t('earlier', { name })}
          aria-disabled={!canMove(-1)}
          onClick={() => onMove(-1)}
          className="aria-disabled:opacity-35"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          data-act="later"
          label={t('later', { name })}
          aria-disabled={!canMove(1)}
          onClick={() => onMove(1)}
          className="aria-disabled:opacity-35"
        >
          <ArrowRight aria-hidden className="size-5" />
        </IconButton>
        <IconButton data-act="remove" label={t('remove', { name })} onClick={onRemove}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </li>
  )
}

function TileText({ item, name }: { item: MediaItem; name: string }) {
  const t = useTranslations('media.picker')
  const size = useFileSize()
  return (
    <p className="px-2 pt-2 text-sm">
      <span className="line-clamp-1 break-all font-semibold">{name}</span>
      <span className="text-quiet">{isPicked(item) ? size(item.file.size) : t('kept')}</span>
    </p>
  )
}
