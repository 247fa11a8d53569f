import { useInfiniteQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Dialog } from '../../ui/Dialog.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { AuditLine } from '../audit/AuditLine.tsx'
import { TakeBackButton } from '../review/TakeBackButton.tsx'
import { decidedOptions } from './queries.ts'

/** What the moderator has decided today, and the way back from it once the ten seconds for undoing are over. */
export default function DecidedDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('desk.decided')
  const query = useInfiniteQuery(decidedOptions())
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Dialog title={t('title')} onClose={onClose} size="medium">
      <p className="text-quiet">{t('hint')}</p>
      <PagedList
        label={t('title')}
        query={query}
        items={entries}
        failed={t('failed')}
        className="grid grid-cols-1 divide-y divide-line"
        empty={<Empty icon={<ListChecks aria-hidden className="size-8" />} title={t('none')} />}
      >
        {(entry) => (
          <article className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
            <div className="min-w-0 basis-64 grow">
              <AuditLine entry={entry} />
            </div>
            {entry.takeBack && (
              <TakeBackButton kind={entry.takeBack} id={entry.subject._id} className="!px-3" />
            )}
          </article>
        )}
      </PagedList>
    </Dialog>
  )
}
