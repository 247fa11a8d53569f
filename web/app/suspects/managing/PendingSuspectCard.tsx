import type { Suspect } from '@bichar/contract/suspects.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { Avatar } from '../../media/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { PostTime } from '../../ui/Time.tsx'
import { SuspectStatus } from '../SuspectStatus.tsx'
import { useSuspectDecision } from '../useSuspectDecision.tsx'

/** A suspect that waits for a moderator, with what is said of them and the decisions. */
export function PendingSuspectCard({ suspect }: { suspect: Suspect }) {
  const t = useTranslations('manageSuspects.pending')
  const titleId = useId()
  const { _id, name, thumbnail, photo, isMinor, createdAt } = suspect
  return (
    <article aria-labelledby={titleId} tabIndex={-1} className="card grid grid-cols-1 gap-3 p-4">
      <div className="flex gap-3">
        <Avatar src={thumbnail ?? photo} className="size-20 !rounded-control" />
        <div className="grid min-w-0 content-start gap-1">
          <h2 id={titleId} lang={languageOf(name)} className="font-extrabold text-lg">
            <Link to={`/suspects/${_id}`} className="hover:underline">
              {name}
            </Link>
          </h2>
          <SuspectStatus suspect={suspect} />
        </div>
      </div>
      <Said suspect={suspect} />
      {isMinor && (
        <p className="rounded-control bg-notice px-3 py-2 font-semibold text-on-notice text-sm">
          {t('minor')}
        </p>
      )}
      <p className="text-quiet text-sm">
        {t('since')} <PostTime at={createdAt} isDayOnly />
      </p>
      <Decisions suspect={suspect} />
    </article>
  )
}

/** What is said of the person: accusations, danger, age, gender and place. */
function Said({ suspect: { crimeTypes, dangerLevel, age, gender, location } }: { suspect: Suspect }) {
  const t = useTranslations('suspects')
  const typeName = useTranslations('crimeTypes')
  const format = useFormatter()
  const facts = [
    t('list.danger', { level: t(`danger.${dangerLevel}`) }),
    ...(age === null ? [] : [format.number(age, { style: 'unit', unit: 'year', unitDisplay: 'long' })]),
    ...(gender ? [t(`gender.${gender}`)] : []),
  ]
  return (
    <div className="grid grid-cols-1 gap-1 text-sm">
      <p className="font-semibold">
        {t('list.accused', { types: crimeTypes.map((type) => typeName(type)).join(', ') })}
      </p>
      <p className="text-quiet">{facts.join(' · ')}</p>
      {location && (
        <p lang={languageOf(location)} className="text-quiet">
          {location}
        </p>
      )}
    </div>
  )
}

function Decisions({ suspect }: { suspect: Suspect }) {
  const { decisions, isBusy, dialog } = useSuspectDecision(suspect)
  return (
    <div className="grid grid-cols-2 gap-2 *:first:col-span-full">
      {decisions.map(({ action, label, icon: Icon, onChoose }) => (
        <Button
          key={action}
          look={action === 'show' ? 'brand' : 'secondary'}
          aria-disabled={isBusy}
          onClick={onChoose}
          className={action === 'remove' ? '!text-alarm' : ''}
        >
          <Icon aria-hidden className="size-5" />
          {label}
        </Button>
      ))}
      {dialog}
    </div>
  )
}
