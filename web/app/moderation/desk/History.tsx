import type { DeskFacts } from '@bichar/contract/desk.ts'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { PostTime } from '../../ui/Time.tsx'
import { useActorName } from '../audit/useActorName.ts'

/** What moderators have done with the item, latest first. */
export function History({ entries }: { entries: DeskFacts['history'] }) {
  const t = useTranslations('audit')
  const actorName = useActorName()
  return (
    <ol className="grid grid-cols-1 gap-2">
      {entries.map(({ action, at, by, reason }) => (
        <li key={`${at} ${action}`}>
          <p className="font-semibold">{t(`name.${action}`)}</p>
          {reason && (
            <p lang={languageOf(reason)} className="border-line border-l-4 pl-2">
              {reason}
            </p>
          )}
          <p className="flex flex-wrap gap-x-2 text-quiet">
            <span lang={languageOf(actorName(by))}>{actorName(by)}</span>
            <PostTime at={at} />
          </p>
        </li>
      ))}
    </ol>
  )
}
