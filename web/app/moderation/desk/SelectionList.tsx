import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { IconButton } from '../../ui/Button.tsx'
import { FindingCount } from './FindingCount.tsx'
import { Marks } from './Marks.tsx'
import { keyOf } from './queue.ts'
import type { Desk } from './useDesk.ts'

interface ChosenListProps {
  desk: Desk
  list: RefObject<HTMLDivElement | null>
}

/** All that the next decision is about. It stands in the place of the open item as long as anything is chosen. */
export function SelectionList({ desk: { chosen }, list }: ChosenListProps) {
  const t = useTranslations('desk')
  return (
    <div ref={list} className="grid grid-cols-1">
      <header className="border-line border-b px-4 py-2.5">
        <h2 className="heading text-lg">{t('chosen.title', { count: chosen.items.length })}</h2>
        <p className="text-quiet text-sm">{t('chosen.hint')}</p>
      </header>
      <ol className="divide-y divide-line">
        {chosen.items.map((item) => (
          <li key={keyOf(item)} className="flex items-start gap-2 py-2 pr-2 pl-4">
            <div className="grid min-w-0 grow grid-cols-1 gap-1 py-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet text-sm">
                <span className="font-semibold">{t(`kind.${item.kind}`)}</span>
                {item.place && <span lang={languageOf(item.place)}>{item.place}</span>}
                <FindingCount item={item} />
              </p>
              <h3 lang={languageOf(item.title)} className="font-bold leading-snug">
                {item.title}
              </h3>
              {item.excerpt && (
                <p lang={languageOf(item.excerpt)} dir="auto" className="whitespace-pre-line text-sm">
                  {item.excerpt}
                </p>
              )}
              <Marks item={item} />
            </div>
            <IconButton
              label={t('chosen.leaveOut', { title: item.title })}
              onClick={() => chosen.toggle(item)}
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          </li>
        ))}
      </ol>
    </div>
  )
}
