import {
  Bell,
  FilePlus2,
  Flag,
  type LucideIcon,
  MessageSquare,
  Scale,
  Search,
  Share2,
  ThumbsUp,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { Avatar } from '../media/Avatar.tsx'
import { IconButton } from '../ui/Button.tsx'
import { useHydrated } from '../ui/useHydrated.ts'
import { forgetWanted, type Wanted, wantedNow } from './wanted.ts'

const icons: Record<Exclude<Wanted['act'], 'suspect'>, LucideIcon> = {
  react: Scale,
  share: Share2,
  comment: MessageSquare,
  flag: Flag,
  vote: ThumbsUp,
  search: Search,
  category: Search,
  createReport: FilePlus2,
  notifications: Bell,
}

/** What was tapped before the page for logging in, and that it is done afterwards. */
export function WantedCard() {
  const hydrated = useHydrated()
  const [isDropped, setDropped] = useState(false)
  const wanted = hydrated && !isDropped ? wantedNow() : undefined
  if (!wanted) return null
  const drop = () => {
    forgetWanted()
    setDropped(true)
  }
  return <Card wanted={wanted} onDrop={drop} />
}

function Card({ wanted, onDrop }: { wanted: Wanted; onDrop(): void }) {
  const t = useTranslations('accounts.wanted')
  const crimeType = useTranslations('crimeTypes')
  const title =
    wanted.act === 'category' ? crimeType(wanted.category) : 'title' in wanted ? wanted.title : undefined
  return (
    <section aria-label={t('label')} className="card mt-4 flex items-start gap-3 p-3">
      <Sign wanted={wanted} />
      <div className="min-w-0 grow">
        <h2 className="font-bold">{t(wanted.act)}</h2>
        {title && (
          <p lang={languageOf(title)} className="line-clamp-2 break-words">
            {title}
          </p>
        )}
        <p className="text-quiet text-sm">{t('then')}</p>
      </div>
      <IconButton label={t('drop')} onClick={onDrop} className="-mt-1.5 -mr-1.5">
        <X aria-hidden className="size-5" />
      </IconButton>
    </section>
  )
}

function Sign({ wanted }: { wanted: Wanted }) {
  if (wanted.act === 'suspect') return <Avatar src={wanted.photo} className="size-11 !rounded-control" />
  const Icon = icons[wanted.act]
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-brand">
      <Icon aria-hidden className="size-6" />
    </span>
  )
}
