import type { Report } from '@bichar/contract/flags.ts'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { PostTime } from '../ui/Time.tsx'

/** What somebody told the admins about a post. `note` stands beneath. */
export function ReportEntry({ report, note }: { report: Report; note?: string }) {
  const formerMember = useTranslations('posts.card')('formerMember')
  const { reason, reporter, createdAt } = report
  return (
    <li className="rounded-control bg-raised px-3 py-2">
      <p lang={languageOf(reason)} className="whitespace-pre-line">
        {reason}
      </p>
      <p className="flex flex-wrap gap-x-3 text-quiet text-sm">
        <span lang={languageOf(reporter?.name ?? '')}>{reporter?.name ?? formerMember}</span>
        <PostTime at={createdAt} />
        {note && <span className="font-semibold">{note}</span>}
      </p>
    </li>
  )
}
