import { SlidersHorizontal } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from './Button.tsx'

/** Opens what a list is narrowed down by; says how much of that is in use. */
export function FilterButton({ count, onOpen }: { count: number; onOpen(): void }) {
  const t = useTranslations('search.filters')
  const format = useFormatter()
  return (
    <Button look="outline" aria-haspopup="dialog" onClick={onOpen}>
      {/* With the number in its place, both stand in one row on a phone. */}
      <SlidersHorizontal aria-hidden className={`size-5 ${count > 0 ? 'max-sm:hidden' : ''}`} />
      {t('open')}
      {count > 0 && (
        <span className="grid size-6 place-items-center rounded-full bg-brand text-on-brand text-sm tabular-nums">
          {format.number(count)}
        </span>
      )}
    </Button>
  )
}
