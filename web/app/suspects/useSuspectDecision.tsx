import type { SuspectAction } from '@bichar/contract/rules/suspectVisibility.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { Eye, EyeOff, type LucideIcon, ShieldX, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../api/errors.ts'
import { outcomeOf } from '../api/outcome.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { useSuspectName } from '../i18n/useSuspectName.ts'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { toast } from '../ui/toast.ts'
import { useDecideSuspect } from './deciding.ts'
import { decisionsOn, nameOfDecision } from './decisions.ts'

const ReasonDialog = lazyDialog(() => import('./ReasonDialog.tsx'))

const icons = { show: Eye, sendBack: Undo2, hide: EyeOff, remove: ShieldX }

interface SuspectDecision {
  action: SuspectAction
  label: string
  icon: LucideIcon
  onChoose(): void
}

/** The decisions that a moderator can take on a suspect; empty for everybody else. `dialog` asks for a reason. */
export function useSuspectDecision(suspect: Suspect): {
  decisions: SuspectDecision[]
  /** Whether a decision is being sent. */
  isBusy: boolean
  dialog: ReactNode
} {
  const t = useTranslations('suspects.decision')
  const errorMessage = useErrorMessage()
  const nameOf = useSuspectName()
  const [asking, setAsking] = useState<SuspectAction>()
  const { mutateAsync, isPending } = useDecideSuspect(suspect)

  const decide = async (action: SuspectAction, reason = '') => {
    if (isPending) return
    const done = t(`${nameOfDecision(action, suspect)}Done`)
    try {
      await mutateAsync({ action, reason })
      toast.success(done)
    } catch (error) {
      const isOutdated = error instanceof CallError && error.code === 'conflict'
      toast.error(isOutdated ? t('changed') : errorMessage(error, t('failed')))
      // The reason can be sent again, unless the server has refused the decision as it is.
      if (outcomeOf(error) !== 'refused') return
    }
    setAsking(undefined)
  }

  const decisions = decisionsOn(suspect).map((action) => {
    const name = nameOfDecision(action, suspect)
    const onChoose = () => (action === 'show' ? void decide(action) : setAsking(action))
    return { action, label: t(name), icon: icons[name], onChoose }
  })
  const asked = asking && nameOfDecision(asking, suspect)
  const dialog = asking && asked && asked !== 'show' && (
    <ReasonDialog
      title={t(`${asked}Title`, { name: nameOf(suspect.name) })}
      text={t(`${asked}Text`)}
      hint={t('reasonHint')}
      submitLabel={t(asked)}
      use="suspect"
      busy={isPending}
      onSubmit={(reason) => void decide(asking, reason)}
      onClose={() => setAsking(undefined)}
    />
  )
  return { decisions, isBusy: isPending, dialog }
}
