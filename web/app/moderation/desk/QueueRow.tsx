import type { DeskItem } from '@bichar/contract/desk.ts'
import type { DeskKind, DeskMark } from '@bichar/contract/rules/desk.ts'
import {
  ClipboardCheck,
  EyeOff,
  FilePen,
  Flag,
  FolderInput,
  Hand,
  History,
  Image,
  LifeBuoy,
  type LucideIcon,
  MapPin,
  RefreshCw,
  Siren,
  Sprout,
  Undo2,
  UserCheck,
  UserPen,
  UserPlus,
  Users,
} from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { HiddenName, MixedScript } from '../../i18n/MixedScript.tsx'
import { languageOf } from '../../i18n/text.ts'
import { FindingCount } from './FindingCount.tsx'
import { isClaimedByOther, keyOf } from './queue.ts'
import type { Desk } from './useDesk.ts'
import { waitingOf } from './waiting.ts'

const kindIcons: Record<DeskKind, LucideIcon> = {
  post: ClipboardCheck,
  timeline: History,
  suspect: UserPlus,
  suspectChange: UserPen,
  flag: Flag,
  support: LifeBuoy,
}

export const markIcons: Record<DeskMark, LucideIcon> = {
  urgent: Siren,
  media: Image,
  firstTime: Sprout,
  returned: Undo2,
  anonymous: EyeOff,
  held: Hand,
  edited: FilePen,
  changed: RefreshCw,
  names: Users,
  imported: FolderInput,
}

/** The marks that are more than a detail, but not urgent. */
export const isNotice = (mark: DeskMark): boolean =>
  mark === 'held' || mark === 'edited' || mark === 'changed'

/** Of a suspect nobody learns who proposed it: the mark would say so of all of them, and seem to say something of the suspect. */
export const shownMarks = ({ subject, marks }: DeskItem): DeskMark[] =>
  marks.filter((mark) => mark !== 'anonymous' || subject !== 'suspect')

/** One row of the queue: the item, how long it has been pending, and who has claimed it. */
export function QueueRow({ item, desk }: { item: DeskItem; desk: Desk }) {
  const t = useTranslations('desk')
  const { address, chosen, key } = desk
  const subjects = useTranslations('reported.kind')
  const { kind, subject, title, excerpt, place, flagCount, claim } = item
  const waiting = waitingOf(item)
  const waited = t(`queue.${waiting.unit}`, { [waiting.unit]: waiting.count } as {
    hours: number
    days: number
  })
  const taken = isClaimedByOther(item)
  const isOpen = keyOf(item) === key
  const Icon = kindIcons[kind]
  const choose = (event: MouseEvent) => (event.shiftKey ? chosen.selectTo(item) : chosen.toggle(item))
  const isPlain = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
    button === 0 && !ctrlKey && !metaKey && !shiftKey
  return (
    <li
      aria-current={isOpen ? 'true' : undefined}
      className="flex items-start gap-1 border-l-4 border-l-transparent hover:bg-raised aria-current:border-l-brand aria-current:bg-raised"
    >
      <Link
        to={address.linkTo(item)}
        onClick={(event) => {
          if (!isPlain(event)) return
          event.preventDefault()
          desk.choose(item)
        }}
        className="grid min-w-0 grow grid-cols-1 gap-1 py-2.5 pl-2.5 focus-visible:outline-offset-[-3px]"
      >
        <span className="flex items-center gap-x-1.5 text-quiet text-sm md:max-lg:flex-wrap">
          <Icon aria-hidden className="size-3.5 shrink-0" />
          <span className="sr-only">{t(`kind.${kind}`)}</span>
          <span className={`shrink-0 font-bold ${waiting.isLate ? 'text-alarm' : ''}`}>{waited}</span>
          {(kind === 'suspect' || kind === 'suspectChange') && (
            <span aria-hidden className="shrink-0 font-semibold">
              {t(`queue.${kind}`)}
            </span>
          )}
          {kind === 'flag' && subject !== 'post' && subject !== 'support' && (
            <span className="shrink-0 font-semibold">{subjects(subject)}</span>
          )}
          {place && (
            <span className="flex min-w-0 items-center gap-0.5">
              <MapPin aria-hidden className="size-3 shrink-0" />
              <span lang={languageOf(place)} className="truncate">
                {place}
              </span>
            </span>
          )}
        </span>
        <span
          lang={languageOf(title)}
          className={`line-clamp-2 font-bold text-sm leading-snug ${taken ? 'text-quiet' : ''}`}
        >
          {title}
        </span>
        {subject === 'comment' && (
          <span lang={languageOf(excerpt)} className="truncate text-quiet text-sm">
            {excerpt}
          </span>
        )}
        <span className="flex flex-wrap items-center gap-1.5 text-quiet text-sm empty:hidden">
          {shownMarks(item).map((mark) => (
            <Mark key={mark} mark={mark} />
          ))}
          <FindingCount item={item} />
          {flagCount > 0 && (
            <span className="inline-flex items-center gap-1 font-semibold">
              <Flag aria-hidden className="size-3" />
              {t('queue.flags', { count: flagCount })}
            </span>
          )}
          {claim && (claim.isMine || taken) && (
            <span className="inline-flex min-w-0 items-center gap-1 rounded-full bg-surface px-2 font-semibold text-ink leading-5 ring-1 ring-line">
              <UserCheck aria-hidden className="size-3 shrink-0" />
              <span className="truncate">
                <MixedScript
                  text={claim.isMine ? t('queue.mine') : t('queue.takenBy', { name: claim.name })}
                />
              </span>
            </span>
          )}
        </span>
      </Link>
      <label className="relative grid size-11 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={chosen.has(item)}
          disabled={taken}
          onClick={choose}
          onChange={() => {}}
          className="size-4.5 cursor-pointer accent-brand disabled:cursor-not-allowed"
        />
        <HiddenName text={t('queue.choose', { title })} />
      </label>
    </li>
  )
}

/** What a moderator should know before opening the item: urgent marks as text, the others as icons. */
function Mark({ mark }: { mark: DeskMark }) {
  const label = useTranslations('desk.marks')(mark)
  const Icon = markIcons[mark]
  if (mark === 'urgent' || isNotice(mark)) {
    return (
      <span
        className={`inline-flex items-center gap-1 rounded-full px-2 font-bold leading-5 ${mark === 'urgent' ? 'bg-alarm text-on-alarm' : 'bg-notice text-on-notice'}`}
      >
        <Icon aria-hidden className="size-3" />
        {label}
      </span>
    )
  }
  return (
    <span title={label} className="inline-flex">
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{label}</span>
    </span>
  )
}
