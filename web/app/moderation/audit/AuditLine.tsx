import type { AuditEntry } from '@bichar/contract/audit.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { useReasonText } from '../../i18n/useReasonText.ts'
import { useSuspectName } from '../../i18n/useSuspectName.ts'
import { PostTime } from '../../ui/Time.tsx'
import { subjectAddress } from './subjectAddress.ts'
import { useActorName } from './useActorName.ts'

/** One audit entry: who did what to which item, and when. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('audit')
  const actorName = useActorName()
  const { action, by, at, subject, detail } = entry
  const reason = useReasonText()(detail.reason ?? '')
  return (
    <div className="grid grid-cols-1 gap-0.5">
      <p>
        {t.rich(`did.${action}`, {
          by: () => <Person name={actorName(by)} />,
          subject: () => <Subject subject={subject} />,
          count: detail.reactions ?? detail.reports ?? 0,
          to: detail.to ?? 'all',
        })}
      </p>
      {detail.isOwn && <p className="text-sm">{t('isOwn')}</p>}
      {reason && (
        <p lang={languageOf(reason)} className="border-line border-l-4 pl-3 text-sm">
          {reason}
        </p>
      )}
      <p className="text-quiet text-sm">
        <PostTime at={at} />
      </p>
    </div>
  )
}

const Person = ({ name }: { name: string }) => (
  <b lang={languageOf(name)} className="font-bold">
    {name}
  </b>
)

function Subject({ subject }: { subject: AuditEntry['subject'] }): ReactNode {
  const t = useTranslations('audit')
  const address = subjectAddress(subject)
  const suspectName = useSuspectName()
  const title = subject.title === null ? t(`unnamed.${subject.kind}`) : suspectName(subject.title)
  const lang = languageOf(title)
  if (!address) {
    return (
      <span lang={lang} className="font-semibold">
        “{title}”
      </span>
    )
  }
  return (
    <Link to={address} lang={lang} className="font-semibold text-brand underline-offset-2 hover:underline">
      “{title}”
    </Link>
  )
}
