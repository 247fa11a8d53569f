import type { DeskAction } from '@bichar/contract/rules/desk.ts'
import { Check, Hammer, NotebookPen, Trash2, Undo2, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, IconButton } from '../ui/Button.tsx'
import { ReasonTray } from './ReasonTray.tsx'
import type { Desk } from './useDesk.ts'
import type { Reasons } from './useReasons.ts'

const icons = {
  approve: Check,
  keep: Check,
  resolve: Check,
  sendBack: Undo2,
  reject: Trash2,
  remove: Trash2,
  takeDown: Hammer,
} as const

interface ActionBarProps {
  desk: Desk
  reasons: Reasons
  onNote(): void
}

/** The available decisions, always visible on the screen. */
export function ActionBar({ desk, reasons, onNote }: ActionBarProps) {
  const t = useTranslations('desk.actions')
  const { actions, actionNeedingReason, chosen, claim, targets } = desk
  const [first, ...others] = actions
  const isMany = chosen.items.length > 0
  const disabled = targets.length === 0 || (!isMany && claim.state === 'taken')
  const keyOfAction = (action: DeskAction) => (action === 'takeDown' ? 'T' : 'R')
  return (
    <section
      aria-label={t('label')}
      className="card relative flex flex-wrap items-center gap-2 p-2 shadow-float md:shadow-card"
    >
      {actionNeedingReason && <ReasonTray desk={desk} reasons={reasons} />}
      {isMany && (
        <p className="flex w-full items-center justify-between gap-2 pl-2 font-bold text-sm">
          {t('chosen', { count: chosen.items.length })}
          <IconButton label={t('none')} onClick={chosen.clear}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </p>
      )}
      {first && (
        <Button disabled={disabled} onClick={() => void desk.decide(first)} className="grow px-3">
          <Sign action={first} />
          {t(first)}
          <Key name="A" />
        </Button>
      )}
      {others.map((action) => (
        <Button
          key={action}
          look="outline"
          disabled={disabled}
          aria-expanded={actionNeedingReason === action}
          onClick={() => (actionNeedingReason === action ? reasons.close() : reasons.begin(action))}
          className="grow px-3"
        >
          <Sign action={action} />
          {t(action)}
          <Key name={keyOfAction(action)} />
        </Button>
      ))}
      {!isMany && (
        <Button look="plain" title={t('note')} onClick={onNote} className="px-3 max-md:hidden">
          <NotebookPen aria-hidden className="size-5" />
          <span className="sr-only">{t('note')}</span>
          <Key name="N" />
        </Button>
      )}
    </section>
  )
}

function Sign({ action }: { action: DeskAction }) {
  const Icon = icons[action]
  return <Icon aria-hidden className="size-5 shrink-0" />
}

/** The keyboard shortcut next to its action, on devices with a keyboard. */
export const Key = ({ name }: { name: string }) => (
  <kbd
    aria-hidden
    className="ml-1 hidden min-w-5 rounded border border-current px-1 text-center font-sans font-semibold text-xs leading-4 opacity-80 lg:pointer-fine:inline-block"
  >
    {name}
  </kbd>
)
