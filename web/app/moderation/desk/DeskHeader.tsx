import { deskKinds } from '@bichar/contract/rules/desk.ts'
import { Keyboard, ListChecks, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { IconButton } from '../../ui/Button.tsx'
import { Comma } from '../../ui/Comma.tsx'
import { Filters } from './Filters.tsx'
import type { Desk } from './useDesk.ts'

interface DeskHeaderProps {
  desk: Desk
  onDecided(): void
  onHelp(): void
}

/** The kinds of pending items, the filters, what was decided today, and the help. */
export function DeskHeader({ desk, onDecided, onHelp }: DeskHeaderProps) {
  const t = useTranslations('desk')
  const [filtering, setFiltering] = useState(false)
  const { filter } = desk.address
  const active = [
    filter.age,
    filter.place,
    filter.media,
    filter.firstTime,
    filter.mine,
    filter.search,
  ].filter(Boolean).length
  return (
    <header className="title-row flex flex-wrap items-center gap-x-3 gap-y-5 md:flex-nowrap max-md:group-not-data-[step=queue]/desk:hidden">
      {/* On a tablet the kinds need this space, and the menu shows which page is open. */}
      <h1 className="heading shrink-0 text-xl md:max-lg:sr-only">{t('title')}</h1>
      <Kinds desk={desk} />
      <div className="relative ml-auto flex shrink-0 items-center gap-1">
        <button
          type="button"
          aria-expanded={filtering}
          onClick={() => setFiltering(!filtering)}
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-raised px-3 font-bold text-sm hover:bg-line"
        >
          <SlidersHorizontal aria-hidden className="size-4" />
          <span className="md:max-lg:sr-only">
            {active > 0 ? t('filters.count', { count: active }) : t('filters.open')}
          </span>
        </button>
        <IconButton label={t('decided.title')} onClick={onDecided}>
          <ListChecks aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={t('keys.title')} onClick={onHelp} className="pointer-coarse:hidden">
          <Keyboard aria-hidden className="size-5" />
        </IconButton>
        {filtering && <Filters desk={desk} onClose={() => setFiltering(false)} />}
      </div>
    </header>
  )
}

/** Selects the kind that is shown; each kind has the number of its pending items. */
function Kinds({ desk: { address, queue } }: { desk: Desk }) {
  const t = useTranslations('desk')
  const format = useFormatter()
  const { counts } = queue
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <fieldset className="relative -mx-1 flex min-w-0 gap-1 overflow-x-auto p-1 max-md:order-last max-md:w-full">
      <legend className="sr-only">{t('filters.label')}</legend>
      {(['', ...deskKinds] as const).map((kind) => {
        const count = kind === '' ? all : counts?.[kind]
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === address.filter.kind}
            onClick={() => address.set({ kind, item: '', step: '' })}
            className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-transparent px-2 font-bold text-quiet text-sm hover:bg-raised hover:text-ink aria-pressed:border-brand aria-pressed:bg-surface aria-pressed:text-ink"
          >
            <span>
              {t(`kinds.${kind || 'all'}`)}
              <Comma />
            </span>
            {count !== undefined && (
              <span className="min-w-6 rounded-full bg-raised px-1.5 text-center text-sm leading-5 tabular-nums">
                {format.number(count)}
              </span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}
