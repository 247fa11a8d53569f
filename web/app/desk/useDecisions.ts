import type { DeskItem } from '@bichar/contract/desk.ts'
import { type DeskAction, undoSeconds } from '@bichar/contract/rules/desk.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { summaryChanged } from '../panel/summary.ts'
import { toast } from '../ui/toast.ts'
import { readOpenedAgain, readQueueAgain } from './queries.ts'
import { keyOf } from './queue.ts'

export interface Decided {
  item: DeskItem
  /** Its index in the queue. */
  place: number
}

interface Accepted extends Decided {
  /** The id of the decision. */
  id: string
}

/** Decisions that can still be undone. */
export interface Undoable {
  action: DeskAction
  decided: readonly Accepted[]
  /** When undoing becomes impossible, by the clock of this device. */
  until: number
}

interface Queue {
  removeFromQueue(keys: readonly string[]): void
  restoreToQueue(keys: readonly string[], places?: readonly Decided[]): void
}

const isLate = ({ reason }: PromiseRejectedResult): boolean =>
  reason instanceof CallError && reason.code === 'decision_taken'

/** Sends decisions, and undoes those of the last ten seconds. */
export function useDecisions(queue: Queue, open: (item: DeskItem) => void) {
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
  const forget = (undone: Undoable) => keep(latest.current.filter((each) => each !== undone))

  const decide = async (decided: readonly Decided[], action: DeskAction, reason: string) => {
    queue.removeFromQueue(decided.map(({ item }) => keyOf(item)))
    try {
      const answer = await call('POST /admin/desk/decisions', {
        body: {
          decisions: decided.map(({ item: { kind, id, version } }) => ({
            kind,
            id,
            version,
            action,
            reason,
          })),
        },
      })
      const ids = new Map(answer.decisions.map((each) => [keyOf(each), each._id]))
      const accepted = decided.flatMap((each) => {
        const id = ids.get(keyOf(each.item))
        return id === undefined ? [] : [{ ...each, id }]
      })
      if (accepted.length > 0) {
        const until = Date.now() + undoSeconds * 1_000
        keep([...latest.current, { action, decided: accepted, until }])
      }
      for (const { code, ...which } of answer.refused) {
        toast.error(code === 'conflict' ? t('actions.changed') : reasons(code))
        if (code === 'conflict' || code === 'claimed') queue.restoreToQueue([keyOf(which)])
        readOpenedAgain(client, which)
      }
      if (answer.refused.length > 0) readQueueAgain(client)
    } catch (error) {
      queue.restoreToQueue(
        decided.map(({ item }) => keyOf(item)),
        decided,
      )
      const [first] = decided
      const what =
        decided.length > 1 ? t('actions.chosen', { count: decided.length }) : (first?.item.title ?? '')
      toast.error(t('actions.notConfirmed', { what, why: errorMessage(error, t('actions.failed')) }))
      // The decision may have been saved although its response was lost.
      readQueueAgain(client)
    }
    summaryChanged(client)
  }

  const undo = async (what: Undoable | undefined = latest.current.at(-1)) => {
    if (!what) return
    forget(what)
    // All at once: one after the other, the last ones would take effect before a slow line has come to them.
    const answers = await Promise.allSettled(
      what.decided.map(({ id }) => call('DELETE /admin/desk/decisions/:id', { params: { id } })),
    )
    const failure = answers.find((answer) => answer.status === 'rejected')
    if (failure) {
      toast.error(isLate(failure) ? t('undo.late') : errorMessage(failure.reason, t('actions.failed')))
      readQueueAgain(client)
    }
    const mayBeRetried = what.decided.filter((_each, index) => {
      const answer = answers[index]
      return answer?.status === 'rejected' && !isLate(answer)
    })
    if (mayBeRetried.length > 0 && Date.now() < what.until)
      keep([...latest.current, { ...what, decided: mayBeRetried }])
    const undone = what.decided.filter((_each, index) => answers[index]?.status === 'fulfilled')
    const [first] = undone
    if (!first) return
    queue.restoreToQueue(
      undone.map(({ item }) => keyOf(item)),
      undone,
    )
    readOpenedAgain(client, first.item)
    open(first.item)
    summaryChanged(client)
  }

  return { undoable, decide, undo, forget }
}
