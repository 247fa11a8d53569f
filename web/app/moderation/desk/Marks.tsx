import type { DeskItem } from '@bichar/contract/desk.ts'
import { useTranslations } from 'use-intl'
import { isNotice, markIcons, shownMarks } from './QueueRow.tsx'

/** What a moderator should know of an item, as text. */
export function Marks({ item }: { item: DeskItem }) {
  const t = useTranslations('desk.marks')
  return (
    <ul className="flex flex-wrap gap-1.5 empty:hidden">
      {shownMarks(item)
        .filter((mark) => mark !== 'media')
        .map((mark) => {
          const Icon = markIcons[mark]
          return (
            <li
              key={mark}
              className={`inline-flex items-center gap-1 rounded-full px-2 font-semibold text-sm leading-6 ${mark === 'urgent' ? 'bg-alarm text-on-alarm' : isNotice(mark) ? 'bg-notice text-on-notice' : 'bg-raised text-ink'}`}
            >
              <Icon aria-hidden className="size-3.5" />
              {t(mark)}
            </li>
          )
        })}
    </ul>
  )
}
