import type { DeskItem } from '@bichar/contract/desk.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError } from '../../api/errors.ts'
import { claim, release } from './claims.ts'
import { patchClaim, refetchItem, refetchQueue } from './queries.ts'
import { isClaimedByOther, keyOf } from './queue.ts'

/** 'taken': somebody else has claimed or decided the item; 'failed': the request failed otherwise. */
type Outcome = 'mine' | 'taken' | 'failed'

export interface Claim {
  state: 'asking' | 'mine' | 'taken' | 'none'
  /** Claims the item unless this moderator holds it already. Resolves with the outcome. */
  ensure(): Promise<Outcome>
  /** Releases or claims the item. */
  toggle(): void
  /** Whether somebody has asked for that, and is still to be told what came of it. */
  isToggled: RefObject<boolean>
}

/** After this time without input the moderator counts as away, and the claim is left to expire. */
const awayMilliseconds = 120_000
const checkMilliseconds = 30_000
/** The claim is renewed when less than this is left of it. */
const renewMilliseconds = 200_000

/** Claims the open item, renews the claim while the moderator is active, and releases it when another item is opened. */
export function useClaim(
  item: DeskItem | undefined,
  /** Keys of the items that have been decided, whose claims need no release. */
  removedKeys: RefObject<ReadonlySet<string>>,
  onTaken: (item: DeskItem) => void,
): Claim {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const isReleased = useRef(false)
  const isToggled = useRef(false)
  const key = item && keyOf(item)
  const latest = useRef(item)
  latest.current = item

  /** The outcome of each claim requested here, by item key, until the claim is released. */
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
        refetchQueue(client)
        refetchItem(client, asked)
        onTaken(asked)
        return 'taken'
      } finally {
        if (latest.current && keyOf(latest.current) === keyOf(asked)) setAsking(false)
      }
    },
    [client, onTaken],
  )

  /** Concurrent calls share one request. */
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
      // A refused claim belongs to somebody else, so it must not be released. Neither must one that has been requested again meanwhile.
      if ((await granted) !== 'mine' || held.current.has(keyOf(which))) return
      patchClaim(client, which, null)
      // If this request is lost, the claim expires by itself.
      release(which).catch((error: unknown) => console.warn('A claim could not be given back', error))
    },
    [client],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run whenever another item is opened
  useEffect(() => {
    const opened = latest.current
    if (!opened) return
    void ask()
    return () => {
      if (!removedKeys.current.has(keyOf(opened))) void giveBack(opened)
    }
  }, [key, ask, giveBack, removedKeys])

  const renew = useEffectEvent((lastActive: number) => {
    const until = item?.claim?.isMine ? Date.parse(item.claim.until) : 0
    const isAway = document.visibilityState === 'hidden' || Date.now() - lastActive > awayMilliseconds
    const isOthers = item && isClaimedByOther(item)
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
    state: isMine ? 'mine' : item && isClaimedByOther(item) ? 'taken' : asking ? 'asking' : 'none',
    ensure: async () => (isMine ? 'mine' : ask()),
    isToggled,
    toggle() {
      isToggled.current = true
      if (!item || !isMine) return void ask()
      isReleased.current = true
      void giveBack(item)
    },
  }
}
