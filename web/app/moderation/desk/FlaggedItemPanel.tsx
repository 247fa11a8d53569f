import type { CallOutput } from '@bichar/contract/api.ts'
import type { DeskThing } from '@bichar/contract/desk.ts'
import { useTranslations } from 'use-intl'
import { MixedScript } from '../../i18n/MixedScript.tsx'
import { languageOf } from '../../i18n/text.ts'
import { Avatar } from '../../media/Avatar.tsx'
import { Marked, MarkingContext } from '../../ui/marking.tsx'
import { WholeText } from '../../ui/WholeText.tsx'
import { ReportEntry } from '../review/ReportEntry.tsx'
import { NewTabLink } from './NewTabLink.tsx'
import { PostPanel } from './PostPanel.tsx'
import { SuspectPanel } from './SuspectPanel.tsx'
import { TimelinePanel } from './TimelinePanel.tsx'

/** The open flags of an item, with the item below them. */
export function FlaggedItemPanel({ whole }: { whole: CallOutput<'GET /admin/desk/:kind/:id'> }) {
  const t = useTranslations('desk.thing')
  const { item, thing, facts } = whole
  const open = facts.flags.filter(({ state }) => state === 'open')
  return (
    <>
      <section className="grid grid-cols-1 gap-2 border-line border-b p-4">
        <h2 className="heading text-sm">{t('flags', { count: item.flagCount })}</h2>
        <ul className="grid grid-cols-1 gap-2">
          {open.map((flag) => (
            <ReportEntry key={flag._id} report={flag} />
          ))}
        </ul>
      </section>
      {item.subject === 'post' && <PostPanel item={item} thing={thing} />}
      {item.subject === 'timeline' && <TimelinePanel item={item} thing={thing} />}
      {item.subject === 'comment' && <FlaggedComment thing={thing} />}
      {item.subject === 'suspect' && <SuspectPanel whole={whole} />}
      {item.subject === 'person' && <FlaggedPerson thing={thing} />}
    </>
  )
}

function FlaggedComment({ thing }: { thing: DeskThing }) {
  const t = useTranslations('desk.thing')
  const formerMember = useTranslations('posts.card')('formerMember')
  const { comment, answered, post } = thing
  if (!comment) return null
  const { isAnonymous, user } = comment
  const name = user ? comment.author : formerMember
  return (
    <article className="grid grid-cols-1 gap-3 p-4">
      <h2 className="heading text-sm">
        <MixedScript text={isAnonymous ? t('anonymousComment') : t('comment', { name })} />
      </h2>
      {answered && (
        <div className="grid grid-cols-1 gap-1 text-quiet">
          <p className="font-semibold text-sm">{t('answers')}</p>
          <blockquote className="border-line border-l-4 pl-3">
            <MarkingContext value={undefined}>
              <WholeText text={answered.text} />
            </MarkingContext>
          </blockquote>
        </div>
      )}
      <blockquote className="border-edge border-l-4 pl-3">
        <WholeText text={comment.text} />
      </blockquote>
      {post && (
        <p className="text-quiet">
          {t.rich('onPost', { title: () => <span lang={languageOf(post.title)}>{post.title}</span> })}{' '}
          <NewTabLink to={`/postDetails/${post._id}?tab=comments`}>{t('openPost')}</NewTabLink>
        </p>
      )}
    </article>
  )
}

function FlaggedPerson({ thing: { person } }: { thing: DeskThing }) {
  const t = useTranslations('desk.thing')
  if (!person) return null
  return (
    <article className="grid grid-cols-1 gap-3 p-4">
      <h2 className="heading text-sm">{t('person')}</h2>
      <p lang={languageOf(person.name)} className="flex items-center gap-3 font-bold">
        <Avatar src={person.avatar} />
        <Marked text={person.name} />
      </p>
      <NewTabLink to={`/admin/users/${person._id}`}>{t('openPerson')}</NewTabLink>
    </article>
  )
}
