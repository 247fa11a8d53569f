import {
  Bell,
  BellRing,
  FilePlus2,
  Flag,
  type LucideIcon,
  MessageSquare,
  Scale,
  Search,
  Share2,
  ThumbsUp,
  UserPlus,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { Avatar } from '../media/Avatar.tsx'
import { useRootData } from '../page/useRootData.ts'
import { IconButton } from '../ui/Button.tsx'
import { useHydrated } from '../ui/useHydrated.ts'
import { WantedWords } from './WantedWords.tsx'
import { forgetWanted, type Wanted } from './wanted.ts'
import { wantedNow } from './wantedAfter.ts'

const icons = {
  react: Scale,
  share: Share2,
  comment: MessageSquare,
  flag: Flag,
  voteOn: ThumbsUp,
  follow: BellRing,
  addSuspect: UserPlus,
  search: Search,
  category: Search,
  createReport: FilePlus2,
  notifications: Bell,
} satisfies Partial<Record<Wanted['act'], LucideIcon>>

type SaidAct = keyof typeof icons | 'suspect'

/** Whether the card has a text for the action; it has none for 'continue'. */
const isSaid = ({ act }: Wanted) => act === 'suspect' || act in icons

/** Shows what was tapped before the page for logging in, and that it is done after the login. */
export function WantedCard() {
  const hydrated = useHydrated()
  const [isDropped, setDropped] = useState(false)
  const wanted = hydrated && !isDropped ? wantedNow() : undefined
  if (!wanted || !isSaid(wanted)) return null
  const drop = () => {
    forgetWanted()
    setDropped(true)
  }
  return (
    <WantedWords>
      <Card wanted={wanted} onDrop={drop} />
    </WantedWords>
  )
}

function Card({ wanted, onDrop }: { wanted: Wanted; onDrop(): void }) {
  const t = useTranslations('wanted')
  const crimeType = useTranslations('crimeTypes')
  const guestReports = useRootData()?.guestReports
  const isReport = wanted.act === 'createReport'
  const title =
    'category' in wanted ? crimeType(wanted.category) : 'title' in wanted ? wanted.title : undefined
  return (
    <section aria-label={t('label')} className="card mt-4 flex items-start gap-3 p-3">
      <Sign wanted={wanted} />
      <div className="min-w-0 grow">
        <h2 className="font-bold">{t(wanted.act as SaidAct)}</h2>
        {title && (
          <p lang={languageOf(title)} className="line-clamp-2 break-words">
            {title}
          </p>
        )}
        <p className="text-quiet text-sm">{t('then')}</p>
        <p className="mt-2 text-sm">{t(isReport ? 'whyReport' : 'why')}</p>
        {isReport && guestReports && (
          <p className="mt-2">
            <a href="/report" className="inline-flex min-h-11 items-center font-bold text-brand underline">
              {t('withoutAccount')}
            </a>
          </p>
        )}
      </div>
      <IconButton label={t('drop')} onClick={onDrop} className="-mt-1.5 -mr-1.5">
        <X aria-hidden className="size-5" />
      </IconButton>
    </section>
  )
}

function Sign({ wanted }: { wanted: Wanted }) {
  if ('photo' in wanted) return <Avatar src={wanted.photo} className="size-11 !rounded-control" />
  const Icon = icons[wanted.act as keyof typeof icons]
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-brand">
      <Icon aria-hidden className="size-6" />
    </span>
  )
}
