import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { useSuspectName } from '../i18n/useSuspectName.ts'
import { Avatar } from '../media/Avatar.tsx'
import { StatusMark } from '../suspects/StatusMark.tsx'
import { Comma } from '../ui/Comma.tsx'
import { Marked } from '../ui/marking.tsx'
import { SuspectLink } from './SuspectLink.tsx'

const places = 4

/**
 * The suspects of a post in a card: one with a name, several as faces until all of them are asked for. Each links to the profile. The status
 * comes on request, because where it comes from has to stand beside it.
 */
export function SuspectFaces({ suspects }: { suspects: readonly LinkedSuspect[] }) {
  const t = useTranslations('posts.card')
  const origin = useTranslations('suspects.origin')
  const notConvicted = useTranslations('suspects.detail')('notConvicted')
  const [all, setAll] = useState(false)
  const listId = useId()
  const isNamed = all || suspects.length === 1
  return (
    <div className={`relative text-sm leading-5 ${isNamed ? '' : 'flex flex-wrap items-center gap-x-2'}`}>
      <ul id={listId} aria-label={t('suspects')} className={isNamed ? '' : 'flex flex-wrap'}>
        {suspects.map((suspect, index) => (
          <li key={suspect._id} className={all || index < places ? '' : 'hidden noscript:block'}>
            <SuspectFace suspect={suspect} isNamed={isNamed} hasStatus={all} />
          </li>
        ))}
      </ul>
      {/* Of one, below the name and beside the face. */}
      <p className={`grow basis-20 text-quiet ${isNamed && !all ? 'pointer-events-none -mt-4 pl-13' : ''}`}>
        {all && `${origin('thisReport')} `}
        {notConvicted}
      </p>
      {suspects.length > 1 && (
        <button
          type="button"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
          className="ml-auto min-h-11 shrink-0 font-bold text-brand hover:underline noscript:hidden"
        >
          {t(all ? 'showFewSuspects' : 'showAllSuspects')}
        </button>
      )}
    </div>
  )
}

interface SuspectFaceProps {
  suspect: LinkedSuspect
  isNamed: boolean
  hasStatus: boolean
}

function SuspectFace({ suspect, isNamed, hasStatus }: SuspectFaceProps) {
  const states = useTranslations('suspects.visibility')
  const { photo, status, shown } = suspect
  const name = useSuspectName()(suspect.name)
  return (
    <SuspectLink suspect={suspect} className={`min-h-11 gap-2 ${isNamed ? 'items-start' : ''}`}>
      <Avatar src={photo} className="mx-0.5 size-10 border-2 !border-surface" />
      <span className={isNamed ? 'min-w-0 truncate pt-2' : 'sr-only'}>
        <span lang={languageOf(name)} className="mr-1.5 font-bold group-hover:underline">
          <Marked text={name} />
          <Comma />
        </span>
        {hasStatus && <StatusMark status={status} />}
        {shown !== 'shown' && (
          <>
            <Comma /> <span className="font-bold">{states(shown)}</span>
          </>
        )}
      </span>
    </SuspectLink>
  )
}
