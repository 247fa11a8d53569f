import type { DeskItem, DeskThing } from '@bichar/contract/desk.ts'
import type { Timeline } from '@bichar/contract/timelines.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { AddedBy } from '../../timelines/AddedBy.tsx'
import { EntryOrigin } from '../../timelines/EntryOrigin.tsx'
import { EntryStep } from '../../timelines/EntryStep.tsx'
import { Day } from '../../ui/Day.tsx'
import { Marked } from '../../ui/marking.tsx'
import { WholeText } from '../../ui/WholeText.tsx'
import { DescribedFiles } from './DescribedFiles.tsx'
import { Evidence } from './Evidence.tsx'
import { NewTabLink } from './NewTabLink.tsx'

/** The timeline of a post, with the entry under review at its position. */
export function TimelinePanel({ item, thing }: { item: DeskItem; thing: DeskThing }) {
  const { post, timeline, timelines } = thing
  const t = useTranslations('desk.thing')
  if (!timeline) return null
  const listed = timelines.some(({ _id }) => _id === timeline._id) ? timelines : [timeline, ...timelines]
  return (
    <article className="grid grid-cols-1 gap-4 p-4">
      {post && (
        <header className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="font-bold text-quiet">
            {t.rich('ofPost', { title: () => <span lang={languageOf(post.title)}>{post.title}</span> })}
          </h2>
          <NewTabLink to={`/postDetails/${post._id}`}>{t('openPost')}</NewTabLink>
        </header>
      )}
      <ol className="grid grid-cols-1 gap-4 border-line border-l-2 pl-4">
        {listed.map((entry) => (
          <Entry key={entry._id} entry={entry} item={entry._id === timeline._id ? item : undefined} />
        ))}
      </ol>
    </article>
  )
}

/** `item` is the entry under review; undefined for the others. */
function Entry({ entry, item }: { entry: Timeline; item: DeskItem | undefined }) {
  const isJudged = item !== undefined
  const t = useTranslations('desk.thing')
  const { title, date, desc, evidence, createdBy } = entry
  const place = useRef<HTMLLIElement>(null)
  // In a long timeline the entry under review is scrolled into view.
  useEffect(() => {
    if (isJudged) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isJudged])
  return (
    <li
      ref={place}
      className={`relative grid grid-cols-1 gap-2 ${isJudged ? 'rounded-card border border-brand p-3' : 'text-quiet text-sm'}`}
    >
      <span
        aria-hidden
        className={`absolute top-2 size-3 rounded-full border-2 border-surface ${isJudged ? '-left-[1.5625rem] bg-alarm' : '-left-[1.4375rem] bg-brand'}`}
      />
      <p className="flex flex-wrap items-center gap-2 font-bold text-sm">
        <Day date={date} />
        {isJudged && (
          <span className="rounded-control bg-notice px-2 py-0.5 text-on-notice">
            {t(entry.isApproved ? 'toDecide' : 'newHere')}
          </span>
        )}
      </p>
      <h3
        lang={languageOf(title)}
        className={`leading-snug ${isJudged ? 'font-extrabold text-lg' : 'font-bold'}`}
      >
        {isJudged ? <Marked text={title} /> : title}
      </h3>
      <EntryStep entry={entry} />
      {isJudged && (
        <>
          {desc && <WholeText text={desc} />}
          <EntryOrigin entry={entry} />
          <Evidence title={title} medias={evidence} />
          {item && <DescribedFiles item={item} medias={evidence} />}
          <p className="text-quiet text-sm">
            <AddedBy createdBy={createdBy} />
          </p>
        </>
      )}
    </li>
  )
}
