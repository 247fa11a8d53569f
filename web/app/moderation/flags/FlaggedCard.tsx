import type { FlaggedThing } from '@bichar/contract/flags.ts'
import { Check, Flag, Trash2, TriangleAlert, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { MixedScript } from '../../i18n/MixedScript.tsx'
import { languageOf } from '../../i18n/text.ts'
import { useSuspectName } from '../../i18n/useSuspectName.ts'
import { FileWords } from '../../media/FileWords.tsx'
import { PostMedia } from '../../posts/PostMedia.tsx'
import { Button } from '../../ui/Button.tsx'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import { SubjectContext } from '../../ui/subject.ts'
import { PostTime } from '../../ui/Time.tsx'
import { OwnItemNote } from '../panel/OwnItemNote.tsx'
import { LatestFlags } from './LatestFlags.tsx'
import { useFlagDecision } from './useFlagDecision.ts'

const FlagReasonDialog = lazyDialog(() => import('./FlagReasonDialog.tsx'))

/** A flagged item with its open flags and the buttons that decide on them. */
export function FlaggedCard({ thing }: { thing: FlaggedThing }) {
  const t = useTranslations('reported')
  const anonymous = useTranslations('posts.card')('anonymous')
  const titleId = useId()
  const { kind, title, text, author, isAnonymous, post, createdAt, medias, flags, flagCount } = thing
  const name = useSuspectName()(title) || t('commentOn', { title: post?.title ?? '' })
  const address = addressOf(thing)
  return (
    <article aria-labelledby={titleId} tabIndex={-1} className="card scroll-mt-20 overflow-hidden">
      <div className="grid grid-cols-1 gap-3 p-4 sm:p-5">
        <p className="flex flex-wrap items-center gap-2 font-bold text-sm">
          <span className="rounded-full bg-raised px-3 py-1">{t(`kind.${kind}`)}</span>
          {thing.isUrgent && (
            <span className="inline-flex items-center gap-1.5 rounded-full bg-alarm px-3 py-1 text-on-alarm">
              <TriangleAlert aria-hidden className="size-4" />
              {t('urgent')}
            </span>
          )}
          <span className="inline-flex items-center gap-1.5 px-1">
            <Flag aria-hidden className="size-4" />
            {t('reportCount', { count: flagCount })}
          </span>
        </p>
        <h2 id={titleId} className="font-extrabold text-lg">
          {address ? (
            <Link to={address} className="hover:underline">
              <MixedScript text={name} />
            </Link>
          ) : (
            <MixedScript text={name} />
          )}
        </h2>
        {thing.answers && (
          <div className="text-quiet text-sm">
            <p className="font-semibold">{t('answers')}</p>
            <blockquote
              lang={languageOf(thing.answers)}
              dir="auto"
              className="line-clamp-2 border-line border-l-4 pl-3"
            >
              {thing.answers}
            </blockquote>
          </div>
        )}
        {text && (
          <p lang={languageOf(text)} dir="auto" className="whitespace-pre-line break-words">
            {text}
          </p>
        )}
        <p className="flex flex-wrap gap-x-3 text-quiet text-sm">
          {isAnonymous ? anonymous : author && <PersonLink person={author} />}
          <PostTime at={createdAt} isDayOnly={isAnonymous || kind === 'person'} />
        </p>
      </div>
      {medias.length > 0 && (
        <PostMedia
          post={{ title: name, medias }}
          evidence
          below={<FileWords medias={medias} className="px-4 py-2 sm:px-5" />}
        />
      )}
      <div className="grid grid-cols-1 gap-4 p-4 sm:p-5">
        <LatestFlags flags={flags} count={flagCount} />
        <SubjectContext value={titleId}>
          {thing.can.moderate ? <Decisions thing={thing} /> : <OwnItemNote />}
        </SubjectContext>
      </div>
    </article>
  )
}

const PersonLink = ({ person: { _id, name } }: { person: { _id: string; name: string } }) => (
  <Link to={`/admin/users/${_id}`} lang={languageOf(name)} className="font-bold hover:underline">
    {name}
  </Link>
)

function addressOf({ kind, _id, post }: FlaggedThing): string | undefined {
  if (kind === 'suspect') return `/suspects/${_id}`
  if (kind === 'person') return `/admin/users/${_id}`
  return post ? `/admin/getPostDetails/${post._id}` : undefined
}

function Decisions({ thing }: { thing: FlaggedThing }) {
  const t = useTranslations('reported')
  const remove = useTranslations('common')('delete')
  const [asking, setAsking] = useState(false)
  const { deciding, decide } = useFlagDecision(thing)
  const removeFor = async (reason: string) => {
    if ((await decide({ action: 'remove', reason })) !== 'failed') setAsking(false)
  }
  return (
    <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
      <Button
        look="secondary"
        busy={deciding === 'keep'}
        disabled={deciding !== undefined}
        onClick={() => void decide({ action: 'keep', reason: '' })}
      >
        <Check aria-hidden className="size-5" />
        {t('keep')}
      </Button>
      {thing.kind === 'post' && <TakeDown thing={thing} />}
      {thing.kind !== 'person' && (
        <Button
          look="alarm"
          busy={deciding === 'remove'}
          disabled={deciding !== undefined}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden className="size-5" />
          {remove}
        </Button>
      )}
      {asking && (
        <FlagReasonDialog
          action="remove"
          busy={deciding !== undefined}
          onDecide={(reason) => void removeFor(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

/** Takes a post out of public view until its author has corrected it. */
export function TakeDown({ thing }: { thing: Parameters<typeof useFlagDecision>[0] }) {
  const t = useTranslations('reported')
  const [asking, setAsking] = useState(false)
  const { deciding, decide } = useFlagDecision(thing)
  const takeDownFor = async (reason: string) => {
    if ((await decide({ action: 'takeDown', reason })) !== 'failed') setAsking(false)
  }
  return (
    <>
      <Button look="secondary" busy={deciding !== undefined} onClick={() => setAsking(true)}>
        <Undo2 aria-hidden className="size-5" />
        {t('ask.takeDown')}
      </Button>
      {asking && (
        <FlagReasonDialog
          action="takeDown"
          busy={deciding !== undefined}
          onDecide={(reason) => void takeDownFor(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
