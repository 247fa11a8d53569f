import type { DeskAction } from '@bichar/contract/rules/desk.ts'
import type { ReasonUse } from '@bichar/contract/rules/readyReasons.ts'
import { useState } from 'react'
import { useReadyReasons } from '../i18n/useReadyReasons.ts'
import { keyOf } from './queue.ts'
import type { Desk } from './useDesk.ts'

export type Reasons = ReturnType<typeof useReasons>

/** The group of canned reasons offered for each decision that needs one. */
const uses: Partial<Record<DeskAction, ReasonUse>> = {
  sendBack: 'sendBack',
  reject: 'rejectEntry',
  remove: 'deleteComment',
  takeDown: 'takeDown',
}

/**
 * The canned reasons for the decision being made, by digit, in the moderator's language; 0 is for own words, which are there again when
 * the same decision on the same version has failed or was undone.
 */
export function useReasons({ actionNeedingReason, targets, decide, askReason }: Desk) {
  const [isOwn, setIsOwn] = useState(false)
  const [written, setWritten] = useState<{ of: string; text: string }>()
  const of = [actionNeedingReason, ...targets.map((item) => `${keyOf(item)}@${item.version}`)].join()
  const texts = useReadyReasons(actionNeedingReason && uses[actionNeedingReason])
  const give = (reason: string) => {
    if (!actionNeedingReason) return
    askReason(undefined)
    void decide(actionNeedingReason, reason)
  }
  return {
    texts,
    isOwn,
    begin(action: DeskAction) {
      setIsOwn(false)
      askReason(action)
    },
    give,
    ownText: written?.of === of ? written.text : '',
    giveOwn(text: string) {
      setWritten({ of, text })
      give(text)
    },
    writeOwn: () => setIsOwn(true),
    close: () => askReason(undefined),
    choose(digit: number) {
      const text = texts[digit - 1]
      if (digit === 0) setIsOwn(true)
      else if (text !== undefined) give(text)
    },
  }
}
