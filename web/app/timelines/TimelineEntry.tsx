import type { Timeline } from '@bichar/contract/timelines.ts'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { FileWords } from '../media/FileWords.tsx'
import { PostMedia } from '../posts/PostMedia.tsx'
import { Comma } from '../ui/Comma.tsx'
import { Day } from '../ui/Day.tsx'
import { AddedBy } from './AddedBy.tsx'
import { ApproveButton } from './ApproveButton.tsx'
import { EntryOrigin } from './EntryOrigin.tsx'
import { EntryStep } from './EntryStep.tsx'
import { TimelineMenu } from './TimelineMenu.tsx'

export function TimelineEntry({ entry, onDeleted }: { entry: Timeline; onDeleted(): void }) {
  const t = useTranslations('timelines')
  const { title, date, desc, evidence, isApproved, createdBy, can } = entry
  return (
    <li className="relative grid grid-cols-1 gap-2">
      <span
        aria-hidden
        className={`absolute top-1.5 -left-[1.4375rem] size-3 rounded-full border-2 border-surface ${isApproved ? 'bg-brand' : 'bg-quiet'}`}
      />
      <div className="flex items-start justify-between gap-2">
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold text-quiet text-sm">
            <span>
              <Day date={date} />
              <Comma />
            </span>
            {!isApproved && (
              <span className="rounded-control bg-notice px-2 py-0.5 text-on-notice">{t('waiting')}</span>
            )}
          </p>
          <h3 lang={languageOf(title)} className="font-extrabold leading-snug">
            {title}
          </h3>
          <EntryStep entry={entry} />
        </div>
        <div className="-mt-2.5 -mr-2.5 shrink-0 empty:hidden">
          <TimelineMenu entry={entry} onDeleted={onDeleted} />
        </div>
      </div>
      {desc && (
        <p lang={languageOf(desc)} className="whitespace-pre-line">
          {desc}
        </p>
      )}
      <EntryOrigin entry={entry} />
      {evidence.length > 0 && (
        <div className="overflow-hidden rounded-control">
          <PostMedia
            post={{ title, medias: evidence }}
            evidence
            below={!isApproved && can.moderate ? <FileWords medias={evidence} /> : undefined}
          />
        </div>
      )}
      <p className="text-quiet text-sm">
        <AddedBy createdBy={createdBy} />
      </p>
      {!isApproved && !can.moderate && <p className="text-quiet text-sm">{t('waitingText')}</p>}
      {!isApproved && can.moderate && <ApproveButton entry={entry} className="justify-self-start" />}
    </li>
  )
}
