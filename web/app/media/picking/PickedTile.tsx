import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFieldError } from '../../i18n/fieldError.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useFileSize } from '../useFileSize.ts'
import { AltField } from './AltField.tsx'
import { FileNote } from './FileNote.tsx'
import { MediaPreview } from './MediaPreview.tsx'
import { isPicked, type MediaItem } from './mediaItems.ts'

interface PickedTileProps {
  item: MediaItem
  name: string
  /** Why the server refused it. */
  problem: ErrorCode | undefined
  canMove(step: -1 | 1): boolean
  onMove(step: -1 | 1): void
  onRemove(): void
  onDescribe(alt: string): void
}

/** A file of a form with its actions and its words. `data-act` finds the button that gets the focus after an action. */
export function PickedTile({ item, name, problem, canMove, onMove, onRemove, onDescribe }: PickedTileProps) {
  const t = useTranslations('media.picker')
  const reason = useFieldError()
  return (
    <li
      className={`grid grid-cols-1 content-start gap-3 rounded-control bg-surface border p-2 ${problem ? 'border-alarm' : 'border-line'}`}
    >
      <div className="flex gap-2">
        <div className="w-28 shrink-0">
          <MediaPreview item={item} name={name} />
        </div>
        <div className="flex min-w-0 grow flex-col justify-between">
          <TileText item={item} name={name} />
          <div className="flex">
            {/* A single file has no order. */}
            {(canMove(-1) || canMove(1)) && (
              <>
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
              </>
            )}
            <IconButton data-act="remove" label={t('remove', { name })} onClick={onRemove}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
        </div>
      </div>
      {isPicked(item) && <FileNote file={item.file} kind={item.kind} />}
      {problem && <p className="font-semibold text-alarm text-sm">{reason(problem)}</p>}
      <AltField kind={item.kind} name={name} alt={item.alt} onWrite={onDescribe} />
    </li>
  )
}

function TileText({ item, name }: { item: MediaItem; name: string }) {
  const t = useTranslations('media.picker')
  const size = useFileSize()
  return (
    <p className="text-sm">
      <span className="line-clamp-1 break-all font-semibold">{name}</span>
      <span className="text-quiet">{isPicked(item) ? size(item.file.size) : t('kept')}</span>
    </p>
  )
}
