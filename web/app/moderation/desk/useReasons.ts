import type { DeskAction, DeskKind } from '@bichar/contract/rules/desk.ts'
import { type ReasonUse, readyReason } from '@bichar/contract/rules/readyReasons.ts'
import { useState } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { useReadyReasons } from '../../i18n/useReadyReasons.ts'
import { proposedReason } from './proposedReason.ts'
import { keyOf } from './queue.ts'
import type { Desk } from './useDesk.ts'

export type Reasons = ReturnType<typeof useReasons>

/** The group of canned reasons offered for each decision that needs one. */
const uses: Partial<Record<DeskAction, ReasonUse>> = {
  sendBack: 'sendBack',
  reject: 'rejectEntry',
  remove: 'deleteComment',
  takeDown: 'takeDown',
  refuse: 'suspectChange',
}

const reasonUseOf = (action: DeskAction, kind: DeskKind | undefined): ReasonUse | undefined =>
  kind === 'suspect' ? 'suspect' : uses[action]

/**
 * The canned reasons for the decision being made, by digit, in the moderator's language; 0 is for own words, which are there again when
 * the same decision on the same version has failed or was undone.
 */
export function useReasons({ actionNeedingReason, targets, decide, askReason }: Desk) {
  const [isOwn, setIsOwn] = useState(false)
  const [written, setWritten] = useState<{ of: string; text: string }>()
  const of = [actionNeedingReason, ...targets.map((item) => `${keyOf(item)}@${item.version}`)].join()
  const { language } = useLanguage()
  const use = actionNeedingReason && reasonUseOf(actionNeedingReason, targets[0]?.kind)
  const texts = useReadyReasons(use)
  const [target, ...others] = targets
  const proposed = use && target && others.length === 0 && proposedReason(target.findingKinds, use)
  /** A reason that comes too early to be meant for what is open leaves the question open. */
  const give = (reason: string, pressedAt: number) => {
    if (actionNeedingReason) decide(actionNeedingReason, pressedAt, reason)
  }
  return {
    texts,
    /** The reason that fits what was found in the item. */
    proposed: proposed && readyReason(proposed, language),
    isOwn,
    begin(action: DeskAction) {
      setIsOwn(false)
      askReason(action)
    },
    give,
    ownText: written?.of === of ? written.text : '',
    giveOwn(text: string, pressedAt: number) {
      setWritten({ of, text })
      give(text, pressedAt)
    },
    writeOwn: () => setIsOwn(true),
    close: () => askReason(undefined),
    choose(digit: number, pressedAt: number) {
      const text = texts[digit - 1]
      if (digit === 0) setIsOwn(true)
      else if (text !== undefined) give(text, pressedAt)
    },
  }
}
