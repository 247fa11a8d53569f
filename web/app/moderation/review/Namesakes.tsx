import type { Namesake } from '@bichar/contract/suspects.ts'
import { useFormatter, useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { useReasonText } from '../../i18n/useReasonText.ts'
import { Avatar } from '../../media/Avatar.tsx'
import { StatusMark } from '../../suspects/StatusMark.tsx'

/** Other suspects of the same name, with faces and accusations, so that a moderator sees whether they are the same person. */
export const Namesakes = ({ namesakes }: { namesakes: readonly Namesake[] }) => (
  <ul className="grid grid-cols-1 gap-3 text-sm">
    {namesakes.map((namesake) => (
      <NamesakeRow key={namesake._id} namesake={namesake} />
    ))}
  </ul>
)

function NamesakeRow({ namesake }: { namesake: Namesake }) {
  const t = useTranslations('posts.moderation.people')
  const crimes = useTranslations('crimeTypes')
  const format = useFormatter()
  const { _id, name, age, status, location, crimeTypes, thumbnail, photo, shown, review } = namesake
  const reason = useReasonText()(review?.reason ?? '')
  const years = age === null ? [] : [format.number(age, { style: 'unit', unit: 'year', unitDisplay: 'long' })]
  return (
    <li className="flex items-start gap-3">
      <Avatar src={thumbnail ?? photo} className="size-14 !rounded-control" />
      <div className="grid min-w-0 grid-cols-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2">
          <a
            href={`/suspects/${_id}`}
            target="_blank"
            rel="noopener noreferrer"
            lang={languageOf(name)}
            className="font-bold hover:underline"
          >
            {name}
          </a>
          <span
            className={`rounded-full px-2 font-semibold text-sm leading-5 ${shown === 'removed' ? 'bg-alarm text-on-alarm' : 'bg-raised text-ink'}`}
          >
            {t(`states.${shown}`)}
          </span>
          {shown === 'shown' && <StatusMark status={status} />}
        </p>
        <p className="text-quiet">
          {[...years, ...crimeTypes.map((type) => crimes(type)), location].filter(Boolean).join(' · ')}
        </p>
        {reason && (
          <p lang={languageOf(reason)} className="border-line border-l-4 pl-2">
            {reason}
          </p>
        )}
      </div>
    </li>
  )
}
