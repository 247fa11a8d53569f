import type { DeskAction } from '@bichar/contract/rules/desk.ts'
import { useState } from 'react'
import { readyReasons } from '../moderation/readyReasons.ts'
import type { Desk } from './useDesk.ts'

export type Reasons = ReturnType<typeof useReasons>

/** The ready reasons for what is being decided, by their digits; 0 is for own words. */
export function useReasons({ asking, targets, whole, decide, ask }: Desk) {
  const [isOwn, setIsOwn] = useState(false)
  const written = targets.map(({ title, excerpt }) => `${title} ${excerpt}`).join(' ')
  const { language, texts } = readyReasons(written || (whole?.item.title ?? ''))
  const give = (reason: string) => {
    if (!asking) return
    ask(undefined)
    void decide(asking, reason)
  }
  return {
    language,
    texts,
    isOwn,
    begin(action: DeskAction) {
      setIsOwn(false)
      ask(action)
    },
    give,
    writeOwn: () => setIsOwn(true),
    close: () => ask(undefined),
    choose(digit: number) {
      const text = texts[digit - 1]
      if (digit === 0) setIsOwn(true)
      else if (text !== undefined) give(text)
    },
  }
}
