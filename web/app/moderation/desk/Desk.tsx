import type { DeskAction } from '@bichar/contract/rules/desk.ts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import { ActionBar } from './ActionBar.tsx'
import { DeskHeader } from './DeskHeader.tsx'
import { Facts } from './Facts.tsx'
import type { Command } from './keys.ts'
import { ModerationItem } from './ModerationItem.tsx'
import { Queue } from './Queue.tsx'
import { needsReason } from './queue.ts'
import { RefusedLine } from './RefusedLine.tsx'
import { Steps } from './Steps.tsx'
import { UndoToasts } from './UndoToasts.tsx'
import { useDesk } from './useDesk.ts'
import { useDeskKeys, useKeysAreOn } from './useDeskKeys.ts'
import { useReasons } from './useReasons.ts'

const DecidedDialog = lazyDialog(() => import('./DecidedDialog.tsx'))
const KeysDialog = lazyDialog(() => import('./KeysDialog.tsx'))

/** Three columns on a wide screen, two on a tablet, and one step at a time on a phone. */
export function Desk() {
  const t = useTranslations('desk')
  const desk = useDesk()
  const keysAreOn = useKeysAreOn()
  const [dialog, setDialog] = useState<'keys' | 'decided'>()
  const note = useRef<HTMLTextAreaElement>(null)
  const people = useRef<HTMLFieldSetElement>(null)
  const reasons = useReasons(desk)
  const { opened, address } = desk

  const writeNote = () => {
    address.set({ step: 'facts' })
    // On a phone the field is hidden until the step has been rendered.
    requestAnimationFrame(() => note.current?.focus())
  }
  const refusals = desk.actions.filter(needsReason)
  const notYet = () => desk.guard.say('notOpen')
  const begin = (action: DeskAction | undefined) => {
    if (desk.targets.length === 0) notYet()
    else if (action) reasons.begin(action)
  }
  const commands: Record<Command, (pressedAt: number) => void> = {
    next: () => desk.step(1),
    previous: () => desk.step(-1),
    approve: (pressedAt) => {
      const action = desk.actions.find((each) => !needsReason(each))
      if (action) desk.decide(action, pressedAt)
      else if (desk.targets.length === 0) notYet()
    },
    reasons: () => begin(refusals[0]),
    takeDown: () => begin(refusals[1]),
    people: () => people.current?.querySelector('input')?.focus(),
    note: () => (opened ? writeNote() : notYet()),
    claim: () => desk.claim.toggle(),
    undo: () => void desk.undo(),
    select: () => (opened ? desk.chosen.toggle(opened) : notYet()),
    selectTo: () => (opened ? desk.chosen.selectTo(opened) : notYet()),
    decided: () => setDialog('decided'),
    help: () => setDialog('keys'),
  }
  useDeskKeys({
    isOn: keysAreOn.isOn,
    takesDigits: desk.actionNeedingReason !== undefined,
    onCommand: (command, pressedAt) => commands[command](pressedAt),
    onDigit: (digit, pressedAt) => reasons.choose(digit, pressedAt),
    onEscape: () => (desk.actionNeedingReason ? desk.askReason(undefined) : desk.chosen.clear()),
  })

  return (
    <div
      data-step={address.step}
      className="group/desk relative mx-auto flex flex-col gap-3 md:h-[calc(var(--screen)-8.5rem)] lg:-mb-6 lg:h-[calc(var(--screen)-2.5rem)]"
    >
      {/* On a phone the visible heading is in the queue's header, which the other steps hide; this one replaces it for screen readers. */}
      <h1 className="sr-only group-data-[step=queue]/desk:hidden md:hidden">{t('title')}</h1>
      <DeskHeader desk={desk} onDecided={() => setDialog('decided')} onHelp={() => setDialog('keys')} />
      <Steps desk={desk} />
      <div className="grid min-h-0 grow grid-cols-1 gap-3 md:grid-cols-[14rem_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)_auto] md:[grid-template-areas:'queue_thing''queue_actions'] lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)_18rem] xl:[grid-template-areas:'queue_thing_facts''queue_actions_facts']">
        <section
          aria-label={t('queue.label')}
          className="card flex min-h-0 flex-col overflow-hidden [grid-area:auto] max-md:group-not-data-[step=queue]/desk:hidden md:[grid-area:queue]"
        >
          <Queue desk={desk} />
        </section>
        <section
          aria-label={t('thing.label')}
          data-readable={desk.guard.isReadable}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable without a mouse
          tabIndex={0}
          className="card min-h-0 max-md:group-not-data-[step=thing]/desk:hidden max-xl:group-data-[step=facts]/desk:hidden md:overflow-y-auto md:[grid-area:thing]"
        >
          <ModerationItem desk={desk} people={people} />
        </section>
        <section
          aria-label={t('facts.label')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable without a mouse
          tabIndex={0}
          className="card min-h-0 max-xl:group-not-data-[step=facts]/desk:hidden md:overflow-y-auto md:[grid-area:thing] xl:[grid-area:facts]"
        >
          <Facts desk={desk} note={note} />
        </section>
        <div className="sticky bottom-14 z-10 md:relative md:bottom-auto md:[grid-area:actions]">
          <UndoToasts desk={desk} />
          <RefusedLine desk={desk} />
          {desk.actions.length > 0 && <ActionBar desk={desk} reasons={reasons} onNote={writeNote} />}
        </div>
      </div>
      {dialog === 'keys' && <KeysDialog keys={keysAreOn} onClose={() => setDialog(undefined)} />}
      {dialog === 'decided' && <DecidedDialog onClose={() => setDialog(undefined)} />}
    </div>
  )
}
