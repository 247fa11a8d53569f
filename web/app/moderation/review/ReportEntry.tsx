import type { Report } from '@bichar/contract/flags.ts'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { PostTime } from '../../ui/Time.tsx'

/** One flag, by a person or created automatically. `note` is shown below it. */
export function ReportEntry({ report, note }: { report: Report; note?: string }) {
  const formerMember = useTranslations('posts.card')('formerMember')
  const t = useTranslations('reports')
  const byBichar = useTranslations('reported')('byBichar')
  const { code, text, isAutomatic, reporter, createdAt } = report
  const by = isAutomatic ? byBichar : (reporter?.name ?? formerMember)
  return (
    <li className="rounded-control bg-raised px-3 py-2">
      {code !== 'other' && <p className="font-bold">{t(`reasons.${code}`)}</p>}
      {text && (
        <p lang={languageOf(text)} className="whitespace-pre-line">
          {text}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-quiet text-sm">
        <span lang={languageOf(by)}>{by}</span>
        {/* An automatic flag is created together with its item; of an anonymous item only the day may be revealed. */}
        <PostTime at={createdAt} isDayOnly={isAutomatic} />
        {note && <span className="font-semibold">{note}</span>}
      </p>
    </li>
  )
}
