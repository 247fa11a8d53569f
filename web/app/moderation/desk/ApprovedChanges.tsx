import type { ApprovedVersion } from '@bichar/contract/desk.ts'
import type { Post } from '@bichar/contract/posts.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language.tsx'
import { languageOf } from '../../i18n/text.ts'
import { IncidentTime } from '../../posts/IncidentTime.tsx'
import { Added, Removed } from './ChangedText.tsx'
import { type FieldChange, fieldChanges, isFurtherText } from './fieldChanges.ts'

/** Which fields of a post have changed since it was approved; its texts show themselves what is new and gone. */
export function ApprovedChanges({ approved, post }: { approved: ApprovedVersion; post: Post }) {
  const t = useTranslations('desk.changes')
  const nameOf = useFieldName()
  const titleId = useId()
  const changes = fieldChanges(approved, post, useLanguage().language)
  const isSame = changes.length === 0 && approved.title === post.title && approved.desc === post.desc
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-1 rounded-control bg-notice px-3 py-2 text-on-notice text-sm"
    >
      <p id={titleId} className="heading text-sm">
        {t('title')}
      </p>
      <p>{t(isSame ? 'nothing' : 'hint')}</p>
      {changes.length > 0 && (
        <dl className="grid grid-cols-1 gap-1">
          {changes.map((change) => (
            <div key={change.field} className="flex flex-wrap gap-x-2">
              <dt className="font-bold">{nameOf(change.field)}</dt>
              {change.removed.map((value) => (
                <dd key={`- ${value}`}>
                  <Removed>
                    <Value of={change} value={value} />
                  </Removed>
                </dd>
              ))}
              {change.added.map((value) => (
                <dd key={`+ ${value}`}>
                  <Added>
                    <Value of={change} value={value} />
                  </Added>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function useFieldName() {
  const t = useTranslations('desk.changes.fields')
  const text = useTranslations('posts.fields')
  return (field: FieldChange['field']) => (isFurtherText(field) ? text(field) : t(field))
}

function Value({ of: { field }, value }: { of: FieldChange; value: string }) {
  const t = useTranslations('desk.changes')
  const kindName = useTranslations('crimeTypes')
  if (field === 'incidentAt') return <IncidentTime at={value} />
  if (field === 'kinds') return kindName(value as CrimeType)
  if (field === 'files') return t('files', { count: Number(value) })
  if (field === 'author') return t(value === 'anonymous' ? 'anonymous' : 'named')
  return <span lang={languageOf(value)}>{value}</span>
}
