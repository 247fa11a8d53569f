import type { DeskItem } from '@bichar/contract/desk.ts'
import { type DeskAction, undoSeconds } from '@bichar/contract/rules/desk.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/errors.ts'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import { toast } from '../../ui/toast.ts'
import { countWaiting, summaryChanged } from '../panel/summary.ts'
import { undoDecision, waitForUndo } from './claims.ts'
import { refetchItem, refetchQueue } from './queries.ts'
import { type ItemKey, keyOf, waitingKindOf } from './queue.ts'
import { trackChange } from './unanswered.ts'

export interface Decided {
  item: DeskItem
  /** Its index in the queue. */
  place: number
  /** The suspects of a post who are not shown with it. */
  leaveOut: readonly string[]
}

/** Decisions that can still be undone. */
export interface Undoable {
  number: number
  action: DeskAction
  decided: readonly Decided[]
  /** The ids of the decisions by the key of their item, once the server has accepted them. */
  ids: Promise<ReadonlyMap<ItemKey, string>>
  /** Before that they are not listed, and the key for undoing undoes them all the same. */
  isAccepted: boolean
  /** When undoing becomes impossible, by the clock of this device. */
  until: number
}

interface Queue {
  removeFromQueue(keys: readonly string[]): void
  restoreToQueue(keys: readonly string[], places?: readonly Decided[]): void
}

/** What is on the screen. */
interface Screen {
  /** These are back: opens the first of them. */
  bringBack(items: readonly DeskItem[]): void
  /** Opens something else if one of these is open. */
  leave(keys: readonly ItemKey[]): void
}

const isLate = ({ reason }: PromiseRejectedResult): boolean =>
  reason instanceof CallError && reason.code === 'decision_taken'

/** Sends decisions, and undoes those of the last ten seconds. */
export function useDecisions(queue: Queue, screen: Screen) {
  const t = useTranslations('desk')
  const reasons = useTranslations('errors')
  const errorMessage = useErrorMessage()
  const client = useQueryClient()
  const [undoable, setUndoable] = useState<readonly Undoable[]>([])
  const latest = useRef<readonly Undoable[]>([])
  const keep = (next: readonly Undoable[]) => {
    latest.current = next
    setUndoable(next)
  }
  const forget = (number: number) => keep(latest.current.filter((each) => each.number !== number))
  const change = (number: number, changes: Partial<Undoable>) =>
    keep(latest.current.map((each) => (each.number === number ? { ...each, ...changes } : each)))
  const lastNumber = useRef(0)
  const count = (decided: readonly Decided[], by: 1 | -1) => {
    for (const { item } of decided) countWaiting(client, waitingKindOf(item), by)
  }
  const leave = (decided: readonly Decided[]) => {
    queue.removeFromQueue(decided.map(({ item }) => keyOf(item)))
    count(decided, -1)
  }

  const decide = async (decided: readonly Decided[], action: DeskAction, reason: string): Promise<void> => {
    leave(decided)
    const number = ++lastNumber.current
    const ids = trackChange(send(number, decided, action, reason))
    keep([
      ...latest.current,
      { number, action, decided, ids, isAccepted: false, until: Date.now() + undoSeconds * 1_000 },
    ])
    await ids
  }

  /** Resolves with the ids of what the server has accepted. */
  const send = async (
    number: number,
    decided: readonly Decided[],
    action: DeskAction,
    reason: string,
  ): Promise<ReadonlyMap<ItemKey, string>> => {
    try {
      await Promise.all(decided.map(({ item }) => waitForUndo(item)))
      const answer = await call('POST /admin/desk/decisions', {
        body: {
          decisions: decided.map(({ item: { kind, id, version }, leaveOut }) => ({
            kind,
            id,
            version,
            action,
            reason,
            leaveOut: [...leaveOut],
          })),
        },
      })
      const ids = new Map(answer.decisions.map((each) => [keyOf(each), each._id]))
      const accepted = decided.filter(({ item }) => ids.has(keyOf(item)))
      if (accepted.length === 0) forget(number)
      else {
        const until = Date.now() + undoSeconds * 1_000
        change(number, { decided: accepted, until, isAccepted: true })
      }
      for (const { code, ...which } of answer.refused) {
        toast.error(code === 'conflict' ? t('actions.changed') : reasons(code))
        if (code === 'conflict' || code === 'claimed' || code === 'own_item')
          queue.restoreToQueue([keyOf(which)])
        refetchItem(client, which)
      }
      if (answer.refused.length > 0) readAgain()
      return ids
    } catch (error) {
      forget(number)
      queue.restoreToQueue(
        decided.map(({ item }) => keyOf(item)),
        decided,
      )
      const [first] = decided
      const what =
        decided.length > 1 ? t('actions.chosen', { count: decided.length }) : (first?.item.title ?? '')
      toast.error(t('actions.notConfirmed', { what, why: errorMessage(error, t('actions.failed')) }))
      // The decision may have been saved although its response was lost.
      refetchQueue(client)
      summaryChanged(client)
      return new Map()
    }
  }

  const readAgain = () => {
    refetchQueue(client)
    summaryChanged(client)
  }

  /** Gives another ten seconds for undoing; if the server does not hear of it, the time goes on. */
  const hold = async ({ number, ids }: Undoable) => {
    const until = Date.now() + undoSeconds * 1_000
    try {
      const body = { ids: [...(await ids).values()] }
      const { held } = await call('POST /admin/desk/decisions/hold', { body })
      if (held.length === body.ids.length) change(number, { until })
    } catch (error) {
      console.warn('The decisions could not be held back', error)
    }
  }

  /** Undoes it on the screen at once, so that the next key means what came back; what the server cannot undo leaves again. */
  const undo = async (what: Undoable | undefined = latest.current.at(-1)) => {
    if (!what) return
    forget(what.number)
    // All at once: one after the other, the last ones would take effect before a slow line has come to them.
    const answering = trackChange(
      Promise.allSettled(
        what.decided.map(({ item }) =>
          undoDecision(item, async () => {
            const id = (await what.ids).get(keyOf(item))
            if (id) await call('DELETE /admin/desk/decisions/:id', { params: { id } })
          }),
        ),
      ),
    )
    queue.restoreToQueue(
      what.decided.map(({ item }) => keyOf(item)),
      what.decided,
    )
    count(what.decided, 1)
    screen.bringBack(what.decided.map(({ item }) => item))
    const answers = await answering
    const failedWith = (which: (answer: PromiseRejectedResult) => boolean) =>
      what.decided.filter((_each, index) => {
        const answer = answers[index]
        return answer?.status === 'rejected' && which(answer)
      })
    const failure = answers.find((answer) => answer.status === 'rejected')
    if (failure) {
      toast.error(isLate(failure) ? t('undo.late') : errorMessage(failure.reason, t('actions.failed')))
      const failed = failedWith(() => true)
      leave(failed)
      screen.leave(failed.map(({ item }) => keyOf(item)))
      readAgain()
    }
    const mayBeRetried = failedWith((answer) => !isLate(answer))
    if (mayBeRetried.length > 0 && Date.now() < what.until)
      keep([...latest.current, { ...what, decided: mayBeRetried }])
    for (const { item } of what.decided) refetchItem(client, item)
  }

  return {
    undoable: undoable.filter(({ isAccepted }) => isAccepted),
    decide,
    undo,
    hold,
    /** The time for undoing is over: the decision takes effect, and the server's numbers are the ones that count. */
    onOver(over: Undoable) {
      forget(over.number)
      summaryChanged(client)
      if (latest.current.length === 0) refetchQueue(client)
    },
  }
}
