import type { Timeline } from '@bichar/contract/timelines.ts'
import { MapPin, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { FileWords } from '../../media/FileWords.tsx'
import { PostLink } from '../../postScreens/PostLink.tsx'
import { PostMedia } from '../../posts/PostMedia.tsx'
import { SourceLink } from '../../posts/SourceLink.tsx'
import { AddedBy } from '../../timelines/AddedBy.tsx'
import { ApproveButton } from '../../timelines/ApproveButton.tsx'
import { EntryStep } from '../../timelines/EntryStep.tsx'
import { Button } from '../../ui/Button.tsx'
import { Day } from '../../ui/Day.tsx'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import { SubjectContext } from '../../ui/subject.ts'
import { OwnItemNote } from '../panel/OwnItemNote.tsx'
import { ClampedText } from './ClampedText.tsx'

const DeleteTimelineDialog = lazyDialog(() => import('../../timelines/DeleteTimelineDialog.tsx'))

/** A timeline entry that is pending review, with everything a moderator needs to decide. */
export function PendingTimelineCard({ entry }: { entry: Timeline }) {
  const admin = useTranslations('admin')
  const common = useTranslations('common')
  const [deleting, setDeleting] = useState(false)
  const titleId = useId()
  const { title, date, desc, location, source, evidence, createdBy, postId, can } = entry
  return (
    <article aria-labelledby={titleId} tabIndex={-1} className="card scroll-mt-20 overflow-hidden">
      <div className="grid grid-cols-1 gap-2 p-4">
        <p className="font-bold text-quiet text-sm">
          <Day date={date} />
        </p>
        <h2 id={titleId} lang={languageOf(title)} className="font-extrabold text-lg">
          {title}
        </h2>
        <EntryStep entry={entry} />
        <p className="text-quiet text-sm">
          <AddedBy createdBy={createdBy} />
        </p>
        {desc && <ClampedText text={desc} />}
        {location && (
          <p className="flex items-start gap-1 text-quiet text-sm">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span lang={languageOf(location)}>{location}</span>
          </p>
        )}
        {source && <SourceLink source={source} />}
      </div>
      <PostMedia
        post={{ title, medias: evidence }}
        evidence
        below={<FileWords medias={evidence} className="px-4 py-2" />}
      />
      <div className="grid gap-2 border-line border-t px-4 pt-2 pb-4">
        <PostLink
          id={postId}
          className="inline-flex min-h-11 items-center justify-self-start rounded-control font-bold text-brand hover:underline"
        >
          {admin('openPost')}
        </PostLink>
        <SubjectContext value={titleId}>
          <div className="flex flex-wrap gap-3">
            {can.moderate ? <ApproveButton entry={entry} className="grow" /> : <OwnItemNote />}
            {can.delete && (
              <Button look="secondary" onClick={() => setDeleting(true)} className="grow">
                <Trash2 aria-hidden className="size-5" />
                {common('delete')}
              </Button>
            )}
          </div>
        </SubjectContext>
      </div>
      {deleting && <DeleteTimelineDialog entry={entry} onClose={() => setDeleting(false)} />}
    </article>
  )
}
