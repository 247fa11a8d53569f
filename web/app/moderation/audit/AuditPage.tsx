import { type AuditAction, auditActions } from '@bichar/contract/rules/auditActions.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Empty } from '../../ui/Empty.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { AdminHeader } from '../panel/AdminHeader.tsx'
import { AuditLine } from './AuditLine.tsx'
import { auditOptions, entriesOf } from './queries.ts'

/** The log of all admin actions. */
export default function AuditPage() {
  const t = useTranslations('audit')
  const [params, setParams] = useSearchParams()
  const action: AuditAction | '' = auditActions.find((known) => known === params.get('action')) ?? ''
  const query = useInfiniteQuery(auditOptions(action))
  return (
    <div className="grid measure-text grid-cols-1 gap-4">
      <AdminHeader title={t('title')}>
        <SelectField
          label={t('filter')}
          name="action"
          value={action}
          options={[
            { value: '', label: t('all') },
            ...auditActions.map((value) => ({ value, label: t(`name.${value}`) })),
          ]}
          onChoose={(chosen: AuditAction | '') =>
            setParams(chosen ? { action: chosen } : {}, { replace: true })
          }
        />
      </AdminHeader>
      <PagedList
        label={t('title')}
        query={query}
        items={entriesOf(query.data?.pages ?? [])}
        failed={t('failed')}
        className="card grid grid-cols-1 divide-y divide-line"
        empty={<Empty icon={<ScrollText aria-hidden className="size-8" />} title={t('none')} />}
      >
        {(entry) => (
          <article className="p-4">
            <AuditLine entry={entry} />
          </article>
        )}
      </PagedList>
    </div>
  )
}
