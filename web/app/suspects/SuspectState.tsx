import type { Suspect } from '@bichar/contract/suspects.ts'
import { Clock, EyeOff, type LucideIcon, Pencil, ShieldX, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { MixedScript } from '../i18n/MixedScript.tsx'
import { useReasonText } from '../i18n/useReasonText.ts'
import { Button } from '../ui/Button.tsx'

const icons: Record<ReturnType<typeof stateOf> & string, LucideIcon> = {
  proposed: Clock,
  returned: Undo2,
  hidden: EyeOff,
  removed: ShieldX,
}

function stateOf({ shown, review }: Suspect) {
  if (shown === 'shown') return undefined
  return shown === 'proposed' && review?.isReturned ? 'returned' : shown
}

interface SuspectStateProps {
  suspect: Suspect
  onCorrect(): void
}

/** Tells the creator of a suspect who is not public, and moderators, who sees it and why; nothing of one that is public. */
export function SuspectState({ suspect, onCorrect }: SuspectStateProps) {
  const t = useTranslations('suspects.state')
  const visibility = useTranslations('suspects.visibility')
  const state = stateOf(suspect)
  const reason = useReasonText()(suspect.review?.reason ?? '')
  if (!state) return null
  const Icon = icons[state]
  const isOwn = suspect.createdBy !== null
  return (
    <div
      className={`flex gap-2.5 rounded-control px-3 py-2.5 text-sm ${state === 'returned' ? 'bg-notice text-on-notice' : 'bg-raised'}`}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 gap-1">
        <p className="font-bold">{state === 'returned' ? t('returned') : visibility(state)}</p>
        {reason && (
          <p className="whitespace-pre-line">
            <MixedScript text={t('reason', { reason })} />
          </p>
        )}
        <p>{t(state === 'removed' || !isOwn ? `${state}Text` : `${state}Own`)}</p>
        {state === 'returned' && isOwn && suspect.can.edit && (
          <Button onClick={onCorrect} className="mt-1 justify-self-start">
            <Pencil aria-hidden className="size-5" />
            {t('correct')}
          </Button>
        )}
      </div>
    </div>
  )
}
