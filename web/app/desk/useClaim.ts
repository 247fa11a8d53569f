import type { DeskItem } from '@bichar/contract/desk.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError } from '../api/errors.ts'
import { claim, release } from './claims.ts'
import { patchClaim, readOpenedAgain, readQueueAgain } from './queries.ts'
import { isTaken, keyOf } from './queue.ts'

/** What came of asking: somebody else has it, or has decided it, or the server was not reached. */
type Outcome = 'mine' | 'taken' | 'failed'

export interface Claim {
  state: 'asking' | 'mine' | 'taken' | 'none'
  /** Makes sure that it is mine, and says whether it is. */
  ensure(): Promise<Outcome>
  /** Gives it back, or takes it. */
  toggle(): void
}

/** Whoever has done nothing for so long is away, and what they opened is free for others once its time is over. */
const awayMilliseconds = 120_000
const checkMilliseconds = 30_000
/** Renewed when less than this is left. */
const renewMilliseconds = 200_000

/** Claims what is opened, renews that while somebody is there, and gives it back when it is left. */
export function useClaim(
  item: DeskItem | undefined,
  /** What has been decided is nobody's any more. */
  gone: RefObject<ReadonlySet<string>>,
  onTaken: (item: DeskItem) => void,
): Claim {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const isReleased = useRef(false)
  const key = item && keyOf(item)
  const latest = useRef(item)
  latest.current = item

  /** What came of each of the claims that were asked for here, until it is given back. */
  const held = useRef(new Map<string, Promise<Outcome>>())
  const underWay = useRef<{ key: string; outcome: Promise<Outcome> } | undefined>(undefined)

  const claimIt = useCallback(
    async (asked: DeskItem): Promise<Outcome> => {
      setAsking(true)
      try {
        patchClaim(client, asked, await claim(asked))
        return 'mine'
      } catch (error) {
        const isTheirs = error instanceof CallError && ['claimed', 'desk_item_not_found'].includes(error.code)
        if (!isTheirs) return 'failed'
        readQueueAgain(client)
        readOpenedAgain(client, asked)
        onTaken(asked)
        return 'taken'
      } finally {
        if (latest.current && keyOf(latest.current) === keyOf(asked)) setAsking(false)
      }
    },
    [client, onTaken],
  )

  /** Asked for twice at once, it is claimed once. */
  const ask = useCallback((): Promise<Outcome> => {
    const asked = latest.current
    if (!asked) return Promise.resolve('failed')
    isReleased.current = false
    if (underWay.current?.key === keyOf(asked)) return underWay.current.outcome
    const outcome = claimIt(asked)
    held.current.set(keyOf(asked), outcome)
    const entry = { key: keyOf(asked), outcome }
    underWay.current = entry
    void outcome.then(() => {
      if (underWay.current === entry) underWay.current = undefined
    })
    return outcome
  }, [claimIt])

  const giveBack = useCallback(
    async (which: DeskItem) => {
      const granted = held.current.get(keyOf(which))
      held.current.delete(keyOf(which))
      // What was refused is somebody else's, and stays so.
      if ((await granted) !== 'mine' || held.current.has(keyOf(which))) return
      patchClaim(client, which, null)
      // It is free again after its time, whether or not this arrives.
      release(which).catch((error: unknown) => console.warn('A claim could not be given back', error))
    },
    [client],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: that another item is open is the reason
  useEffect(() => {
    const opened = latest.current
    if (!opened) return
    void ask()
    return () => {
      if (!gone.current.has(keyOf(opened))) void giveBack(opened)
    }
  }, [key, ask, giveBack, gone])

  const renew = useEffectEvent((lastActive: number) => {
    const until = item?.claim?.isMine ? Date.parse(item.claim.until) : 0
    const isAway = document.visibilityState === 'hidden' || Date.now() - lastActive > awayMilliseconds
    const isOthers = item && isTaken(item)
    if (!isAway && !isOthers && !isReleased.current && until - Date.now() < renewMilliseconds) void ask()
  })
  useEffect(() => {
    if (!key) return
    let lastActive = Date.now()
    const active = () => {
      lastActive = Date.now()
    }
    const timer = setInterval(() => renew(lastActive), checkMilliseconds)
    for (const event of ['keydown', 'pointerdown', 'pointermove']) window.addEventListener(event, active)
    return () => {
      clearInterval(timer)
      for (const event of ['keydown', 'pointerdown', 'pointermove']) window.removeEventListener(event, active)
    }
  }, [key])

  const isMine = Boolean(item?.claim?.isMine && Date.parse(item.claim.until) > Date.now())
  return {
    state: isMine ? 'mine' : item && isTaken(item) ? 'taken' : asking ? 'asking' : 'none',
    ensure: async () => (isMine ? 'mine' : ask()),
    toggle() {
      if (!item || !isMine) return void ask()
      isReleased.current = true
      void giveBack(item)
    },
  }
}
