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
import { LoginMessages } from './LoginMessages.tsx'
import { clearPendingAction, type PendingAction } from './pendingAction.ts'
import { readPendingAction } from './pendingActionAfterLogin.ts'

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
} satisfies Partial<Record<PendingAction['act'], LucideIcon>>

type ActWithText = keyof typeof icons | 'suspect'

/** Whether the card has a text for the action; it has none for 'continue'. */
const hasText = ({ act }: PendingAction) => act === 'suspect' || act in icons

/** Shows what was tapped before the page for logging in, and that it is done after the login. */
export function PendingActionNote() {
  const hydrated = useHydrated()
  const [isDropped, setDropped] = useState(false)
  const action = hydrated && !isDropped ? readPendingAction() : undefined
  if (!action || !hasText(action)) return null
  const drop = () => {
    clearPendingAction()
    setDropped(true)
  }
  return (
    <LoginMessages>
      <Card action={action} onDrop={drop} />
    </LoginMessages>
  )
}

function Card({ action, onDrop }: { action: PendingAction; onDrop(): void }) {
  const t = useTranslations('wanted')
  const crimeType = useTranslations('crimeTypes')
  const guestReports = useRootData()?.guestReports
  const isReport = action.act === 'createReport'
  const title =
    'category' in action ? crimeType(action.category) : 'title' in action ? action.title : undefined
  return (
    <section aria-label={t('label')} className="card mt-4 flex items-start gap-3 p-3">
      <Sign action={action} />
      <div className="min-w-0 grow">
        <h2 className="font-bold">{t(action.act as ActWithText)}</h2>
        {title && (
          <p lang={languageOf(title)} className="line-clamp-2 break-words">
            {title}
          </p>
        )}
        <p className="text-quiet text-sm">{t('then')}</p>
        <p className="mt-2 text-sm">{isReport ? t('whyReport') : t('why', { act: action.act })}</p>
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

function Sign({ action }: { action: PendingAction }) {
  if ('photo' in action) return <Avatar src={action.photo} className="size-11 !rounded-control" />
  const Icon = icons[action.act as keyof typeof icons]
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-brand">
      <Icon aria-hidden className="size-6" />
    </span>
  )
}
