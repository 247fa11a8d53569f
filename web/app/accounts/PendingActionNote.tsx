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
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { Avatar } from '../media/Avatar.tsx'
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

/** Around the form of a page for logging in: above it in one row what was tapped before, and below it why that needs an account. */
export function PendingActionNote({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()
  const [isDropped, setDropped] = useState(false)
  const action = hydrated && !isDropped ? readPendingAction() : undefined
  const shown = action && hasText(action) ? action : undefined
  const drop = () => {
    clearPendingAction()
    setDropped(true)
  }
  return (
    <>
      {shown && (
        // As high as what comes into it, so that the form stays where it is while the messages load.
        <div className="mt-3 min-h-14">
          <LoginMessages>
            <Tapped action={shown} onDrop={drop} />
          </LoginMessages>
        </div>
      )}
      {children}
      {shown && (
        <LoginMessages>
          <Reason action={shown} />
        </LoginMessages>
      )}
    </>
  )
}

function Tapped({ action, onDrop }: { action: PendingAction; onDrop(): void }) {
  const t = useTranslations('wanted')
  const crimeType = useTranslations('crimeTypes')
  const title =
    'category' in action ? crimeType(action.category) : 'title' in action ? action.title : undefined
  return (
    <section
      aria-label={t('label')}
      className="flex min-h-14 items-center gap-3 rounded-control bg-raised p-1.5"
    >
      <Sign action={action} />
      <div className="min-w-0 grow leading-snug">
        <h2 className={title ? 'text-quiet text-sm' : 'font-bold'}>{t(action.act as ActWithText)}</h2>
        {title && (
          <p lang={languageOf(title)} className="truncate font-bold">
            {title}
          </p>
        )}
      </div>
      <IconButton label={t('drop')} onClick={onDrop}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </section>
  )
}

function Reason({ action }: { action: PendingAction }) {
  const t = useTranslations('wanted')
  return (
    <details className="mt-4 text-sm">
      <summary className="min-h-11 content-center font-bold">{t('question')}</summary>
      <p className="text-quiet">
        {action.act === 'createReport' ? t('whyReport') : t('why', { act: action.act })} {t('then')}
      </p>
    </details>
  )
}

function Sign({ action }: { action: PendingAction }) {
  if ('photo' in action && (action.photo || action.act === 'suspect'))
    return <Avatar src={action.photo} className="size-11 !rounded-control" />
  const Icon = icons[action.act as keyof typeof icons]
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-control bg-surface text-brand">
      <Icon aria-hidden className="size-6" />
    </span>
  )
}
