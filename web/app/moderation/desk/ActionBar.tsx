import type { DeskAction } from '@bichar/contract/rules/desk.ts'
import { Check, Eye, Hammer, ListChecks, NotebookPen, Trash2, Undo2, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, IconButton } from '../../ui/Button.tsx'
import { OwnItemNote } from '../panel/OwnItemNote.tsx'
import { needsReason } from './queue.ts'
import { ReasonTray } from './ReasonTray.tsx'
import type { Desk } from './useDesk.ts'
import type { Reasons } from './useReasons.ts'

const icons = {
  approve: Check,
  keep: Check,
  resolve: Check,
  show: Eye,
  confirm: Check,
  sendBack: Undo2,
  reject: Trash2,
  remove: Trash2,
  takeDown: Hammer,
  refuse: X,
} as const

interface ActionBarProps {
  desk: Desk
  reasons: Reasons
  onNote(): void
}

/** The available decisions, always visible on the screen. */
export function ActionBar({ desk, reasons, onNote }: ActionBarProps) {
  const t = useTranslations('desk.actions')
  const { actions, actionNeedingReason, chosen, claim, isMany, isOwn, targets } = desk
  const first = actions.find((action) => !needsReason(action))
  const others = actions.filter(needsReason)
  const isInert = targets.length === 0 || isOwn || (!isMany && claim.state === 'taken')
  const labelOf = (action: DeskAction) => {
    if (isMany) return t('many', { what: t(action), count: targets.length })
    return action === 'approve' && desk.shownWith > 0
      ? t('approveWith', { count: desk.shownWith })
      : t(action)
  }
  return (
    <section
      aria-label={t('label')}
      // Held down, Enter would press a button again and again.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
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
      {isOwn && (
        <div className="w-full">
          <OwnItemNote />
        </div>
      )}
      {desk.isListHidden && (
        <Button onClick={() => desk.address.set({ step: 'thing' }, false)} className="grow !px-3">
          <ListChecks aria-hidden className="size-5 shrink-0" />
          {t('readChosen', { count: targets.length })}
        </Button>
      )}
      {first && !desk.isListHidden && (
        <Button
          aria-disabled={isInert}
          onClick={({ timeStamp }) => desk.decide(first, timeStamp)}
          className="grow !px-3"
        >
          <Sign action={first} />
          {labelOf(first)}
          <Key name="A" />
        </Button>
      )}
      {isMany && !first && <p className="w-full px-2 text-quiet text-sm">{t('oneByOne')}</p>}
      {(desk.isListHidden ? [] : others).map((action, index) => (
        <Button
          key={action}
          look="secondary"
          aria-disabled={isInert}
          aria-expanded={actionNeedingReason === action}
          onClick={() => (actionNeedingReason === action ? reasons.close() : reasons.begin(action))}
          className="grow !px-3"
        >
          <Sign action={action} />
          {labelOf(action)}
          <Key name={index === 0 ? 'R' : 'T'} />
        </Button>
      ))}
      {!isMany && (
        <Button look="plain" title={t('note')} onClick={onNote} className="!px-3 max-md:hidden">
          <NotebookPen aria-hidden className="size-5" />
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
    className="ml-1 hidden min-w-5 rounded-control border border-current px-1 text-center font-sans font-semibold text-mark leading-4 opacity-80 lg:pointer-fine:inline-block"
  >
    {name}
  </kbd>
)
