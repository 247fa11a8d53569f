import { SlidersHorizontal } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from './Button.tsx'

interface FilterButtonProps {
  count: number
  onOpen(): void
  /** Whether it stands in one row with more than fits beside its name on a phone, which then is only for screen readers. */
  isTight?: boolean
}

/** Opens the filters of a list, and shows how many of them are set. */
export function FilterButton({ count, onOpen, isTight = false }: FilterButtonProps) {
  const t = useTranslations('search.filters')
  const format = useFormatter()
  return (
    <Button look="secondary" aria-haspopup="dialog" onClick={onOpen} className={isTight ? '!px-2.5' : ''}>
      {/* On a phone the number replaces the icon, so that the button still fits into one row with its neighbour. */}
      <SlidersHorizontal aria-hidden className={`size-5 ${count > 0 ? 'max-sm:hidden' : ''}`} />
      <span className={isTight ? 'max-sm:sr-only' : ''}>{t('open')}</span>
      {count > 0 && (
        <span className="grid size-6 place-items-center rounded-full bg-brand text-on-brand text-sm tabular-nums">
          {format.number(count)}
        </span>
      )}
    </Button>
  )
}
