import type { RelatedReport } from '@bichar/contract/desk.ts'
import type { ReactNode, RefObject } from 'react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { PostTime } from '../../ui/Time.tsx'
import { ReportEntry } from '../review/ReportEntry.tsx'
import { ModerationHistory, NamedSuspects } from '../review/ReviewFacts.tsx'
import { History } from './History.tsx'
import { Notes } from './Notes.tsx'
import type { Desk } from './useDesk.ts'
import { writerOf } from './writer.ts'

interface FactsProps {
  desk: Desk
  /** Ref of the text area for a note. */
  note: RefObject<HTMLTextAreaElement | null>
}

/** What is known about an item besides its content. */
export function Facts({ desk: { isMany, whole }, note }: FactsProps) {
  const t = useTranslations('desk.facts')
  const ofNone = useTranslations('desk.chosen')('noFacts')
  const words = useTranslations('posts.moderation')
  if (isMany) return <p className="p-4 text-quiet text-sm">{ofNone}</p>
  if (!whole) return null
  const { item, thing, facts } = whole
  const writer = writerOf(thing)
  // The facts that help to judge a report do not apply to a comment or an entry on it.
  const isPost = item.subject === 'post'
  // The open flags of a flagged item are shown above its content, so only the dismissed ones are listed here.
  const before = item.kind === 'flag' ? facts.flags.filter(({ state }) => state === 'cleared') : facts.flags
  return (
    <div className="grid grid-cols-1 divide-y divide-line">
      <Notes key={item.id} item={item} notes={facts.notes} field={note} />
      {writer && (
        <div className="grid grid-cols-1 gap-3 p-4 empty:hidden">
          <ModerationHistory {...writer} standing={facts.standing} />
          {isPost && thing.criminals.length > 0 && <NamedSuspects suspects={thing.criminals} />}
        </div>
      )}
      {isPost && facts.similar && (
        <Section title={t('similar')} none={t('noSimilar')} count={facts.similar.length}>
          <Related reports={facts.similar} />
        </Section>
      )}
      {item.subject === 'suspect' && (
        <Section title={t('naming')} none={t('noNaming')} count={facts.ofSuspects.length}>
          <Related reports={facts.ofSuspects} />
        </Section>
      )}
      {isPost && thing.criminals.length > 0 && (
        <Section title={t('sameSuspects')} none={t('noSameSuspects')} count={facts.ofSuspects.length}>
          <Related reports={facts.ofSuspects} />
        </Section>
      )}
      {item.kind !== 'support' && (
        <Section title={t('flagsBefore')} none={t('noFlagsBefore')} count={before.length}>
          <ul className="grid grid-cols-1 gap-2">
            {before.map((flag) => (
              <ReportEntry key={flag._id} report={flag} note={words(`reportState.${flag.state}`)} />
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('history')} none={t('noHistory')} count={facts.history.length}>
        <History entries={facts.history} />
      </Section>
    </div>
  )
}

interface SectionProps {
  title: string
  /** Shown if there are no entries. */
  none: string
  count: number
  children: ReactNode
}

function Section({ title, none, count, children }: SectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-2 p-4 text-sm">
      <h3 id={titleId} className="heading text-sm">
        {title}
      </h3>
      {count > 0 ? children : <p className="text-quiet">{none}</p>}
    </section>
  )
}

const Related = ({ reports }: { reports: readonly RelatedReport[] }) => (
  <ul className="grid grid-cols-1 gap-2">
    {reports.map((report) => (
      <RelatedLine key={report._id} report={report} />
    ))}
  </ul>
)

/** Links to a related report, in a new tab, so that the desk keeps its state. */
function RelatedLine({ report }: { report: RelatedReport }) {
  const state = useTranslations('desk.facts.states')(report.state)
  const { _id, title, location, isAnonymous, createdAt } = report
  const address = report.state === 'approved' ? `/postDetails/${_id}` : `/admin/getPostDetails/${_id}`
  return (
    <li>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        lang={languageOf(title)}
        className="font-bold hover:underline"
      >
        {title}
      </a>
      <p className="flex flex-wrap gap-x-2 text-quiet">
        <PostTime at={createdAt} isDayOnly={isAnonymous} />
        {location && <span lang={languageOf(location)}>{location}</span>}
        {report.state !== 'approved' && <span className="font-semibold">{state}</span>}
      </p>
    </li>
  )
}
