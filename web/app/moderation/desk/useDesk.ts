import type { DeskItem } from '@bichar/contract/desk.ts'
import type { DeskAction } from '@bichar/contract/rules/desk.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { announce } from '../../ui/announce.ts'
import { toast } from '../../ui/toast.ts'
import { useMedia } from '../../ui/useMedia.ts'
import { suspectsToPublish } from '../review/proposed.ts'
import { viewOf } from './decisionGuard.ts'
import { itemOptions } from './queries.ts'
import { actionsOn, findItem, type ItemKey, keyOf, neighbour, nextAfterDecision } from './queue.ts'
import { useClaim } from './useClaim.ts'
import { useDecisionGuard } from './useDecisionGuard.ts'
import { useDecisions } from './useDecisions.ts'
import { useDeskAddress } from './useDeskAddress.ts'
import { isWriting } from './useDeskKeys.ts'
import { useExcludedPeople } from './useExcludedPeople.ts'
import { useQueue } from './useQueue.ts'
import { useSelection } from './useSelection.ts'

export type Desk = ReturnType<typeof useDesk>

/** How many items after the open one are prefetched. */
const prefetched = 2

/** Whether what has the focus goes with the item that was decided. */
const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.closest('[data-readable]') != null

/** The state of the desk and all its actions. */
export function useDesk() {
  const t = useTranslations('desk')
  const errors = useTranslations('errors')
  const client = useQueryClient()
  const address = useDeskAddress()
  const isPhone = useMedia('(width < 48rem)')
  const [actionNeedingReason, askReason] = useState<DeskAction>()
  /**
   * The key of an item that was opened automatically as the next one. It is left if somebody else has claimed it; an
   * item that the moderator chose stays open.
   */
  const autoOpenedKey = useRef<ItemKey>(undefined)
  const key = address.opened && keyOf(address.opened)
  /** For what continues after an answer of the server: the moderator may have gone on meanwhile. */
  const latestKey = useRef(key)
  latestKey.current = key

  /** What is being opened and not yet on the screen: the next key goes on from there. */
  const openingKey = useRef<ItemKey>(undefined)

  /** The item whose heading is to get the focus once it is on the screen. */
  const focusKey = useRef<ItemKey>(undefined)
  const focus = (item: DeskItem | undefined) => {
    focusKey.current = item && keyOf(item)
  }
  /** The title is left out where the focus goes to the heading, of which screen readers say it. */
  const announceOpened = (item: DeskItem, key: 'opened' | 'at') => {
    const { kind, title, marks } = item
    const place = items.findIndex((each) => keyOf(each) === keyOf(item)) + 1
    const isUrgent = `${marks.includes('urgent')}` as const
    announce(t(`thing.${key}`, { kind: t(`kind.${kind}`), title, place, count: items.length, isUrgent }))
  }

  const open = (item: DeskItem | undefined, isChosen = false) => {
    const next = item && keyOf(item)
    openingKey.current = next === key ? undefined : next
    if (next !== key) guard.leave()
    autoOpenedKey.current = isChosen ? undefined : next
    askReason(undefined)
    const leavesQueue = isPhone && isChosen && address.step === 'queue'
    address.set({ item: next ?? '', step: '' }, !leavesQueue)
  }

  const queue = useQueue(address.filter, (change) => {
    if (keyOf(change) !== key || deciding.current.has(keyOf(change))) return
    if (isWriting()) return toast.plain(t('thing.goneWhileWriting'))
    toast.plain(t('thing.gone'))
    openAfter([keyOf(change)])
  })
  const { items } = queue
  const { data: whole, error } = useQuery({
    ...itemOptions(address.opened?.kind ?? 'post', address.opened?.id ?? ''),
    enabled: address.opened !== undefined,
  })
  const opened = address.opened ? (whole?.item ?? findItem(items, key)) : undefined

  const onTaken = useEffectEvent((item: DeskItem) => {
    if (keyOf(item) === key && autoOpenedKey.current === key && !isWriting()) openAfter([keyOf(item)])
  })
  const claim = useClaim(
    // Their own is left to another moderator.
    opened?.can.moderate ? opened : undefined,
    queue.removedKeys,
    useCallback((item: DeskItem) => onTaken(item), []),
  )
  const decisions = useDecisions(queue, {
    bringBack(undone) {
      for (const item of undone) deciding.current.delete(keyOf(item))
      const [first] = undone
      if (!first) return
      open(first, true)
      focus(first)
      announce(t('undo.reopened'))
    },
    leave(keys) {
      const isOpen = latestKey.current !== undefined && keys.includes(latestKey.current)
      if (isOpen && !isWriting()) openAfter(keys)
    },
  })
  const chosen = useSelection(items)
  const chosenCount = chosen.items.length
  const announcedCount = useRef(0)
  const onChosen = useEffectEvent(() => {
    if (chosenCount === announcedCount.current) return
    announcedCount.current = chosenCount
    announce(t('actions.chosen', { count: chosenCount }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is the reason to run
  useEffect(() => onChosen(), [chosenCount])
  const leftOut = useExcludedPeople()
  const deciding = useRef(new Map<string, symbol>())

  function openAfter(decided: readonly string[]) {
    const next = nextAfterDecision(items, new Set(decided))
    open(next)
    return next
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run whenever another item is opened
  useEffect(() => {
    openingKey.current = undefined
  }, [key])

  // Except on a phone, the desk opens with the first item of the queue that may be decided.
  const startsWith = isPhone || address.opened ? undefined : neighbour(items, undefined, 1)
  const openFirst = useEffectEvent(() => startsWith && open(startsWith))
  const firstKey = startsWith && keyOf(startsWith)
  useEffect(() => {
    if (firstKey) openFirst()
  }, [firstKey])

  /** Opens the item so many steps further on, or the last one before it. */
  const walk = (from: ItemKey | undefined, steps: number) => {
    let to: DeskItem | undefined
    for (let left = Math.abs(steps); left > 0; left--) {
      const next = neighbour(items, to ? keyOf(to) : from, steps > 0 ? 1 : -1)
      if (!next) break
      to = next
    }
    if (!to) return
    open(to)
    focus(to)
    announceOpened(to, 'at')
  }
  // What was pressed before there was a queue is done once there is one.
  const earlySteps = useRef(0)
  const isLoaded = queue.query.data !== undefined
  const walkEarly = useEffectEvent(() => walk(key ?? firstKey, earlySteps.current))
  useEffect(() => {
    if (isLoaded && earlySteps.current !== 0) walkEarly()
  }, [isLoaded])

  const at = items.findIndex((item) => keyOf(item) === key)
  const soon = items
    .slice(at + 1, at + 1 + prefetched)
    .map(keyOf)
    .join()
  const prefetch = useEffectEvent(() => {
    for (const { kind, id } of items.slice(at + 1, at + 1 + prefetched)) {
      void client.prefetchQuery(itemOptions(kind, id))
    }
  })
  useEffect(() => {
    if (soon) prefetch()
  }, [soon])

  const isMany = chosen.items.length > 0
  const targets = isMany ? chosen.items : whole && opened ? [whole.item] : []
  const guard = useDecisionGuard(viewOf(targets, isMany))

  /** Whether all of it is their own. Of several, the server refuses their own and takes the others. */
  const isOwn = targets.length > 0 && targets.every(({ can }) => !can.moderate)

  /** Decides on what is on the screen. Returns whether the press is taken; if it is not, the moderator is told why. */
  const decide = (action: DeskAction, pressedAt: number, reason = ''): boolean => {
    if (!guard.allows(pressedAt) || !actionsOn(targets).includes(action)) return false
    if (isOwn) {
      toast.error(errors('own_item'))
      return false
    }
    const isBeingDecided = targets.some((item) => deciding.current.has(keyOf(item)))
    if (isBeingDecided) return false
    // First, so that the field of the reason does not count as a note being written.
    askReason(undefined)
    void decideOn(targets, action, reason)
    return true
  }

  const decideOn = async (decidedOn: readonly DeskItem[], action: DeskAction, reason: string) => {
    const [first] = decidedOn
    if (!first) return
    const keys = decidedOn.map(keyOf)
    const mine = Symbol('decision')
    for (const each of keys) deciding.current.set(each, mine)
    try {
      const isOpen = decidedOn.length === 1 && keyOf(first) === key
      const claimed = isOpen ? await claim.ensure() : 'mine'
      if (claimed === 'failed') toast.error(t('claim.failed', { title: first.title }))
      if (claimed !== 'mine') return
      const decided = decidedOn.map((item) => ({
        item,
        place: Math.max(
          0,
          items.findIndex((each) => keyOf(each) === keyOf(item)),
        ),
        leaveOut: leftOut.of(item),
      }))
      // The claim may have taken a while, in which another item was opened, or a note begun.
      const stays = isOpen && (latestKey.current !== key || isWriting())
      const next = stays ? undefined : openAfter(keys)
      if (isFocusLost()) focus(next)
      chosen.clear()
      // What became of them says more.
      announcedCount.current = 0
      guard.leave()
      const done =
        decided.length > 1
          ? t('undo.many', { count: decided.length })
          : t(`undo.${action}`, { title: first.title })
      if (stays) announce(done)
      else announce(next ? t('undo.next', { said: done, title: next.title }) : t('undo.last', { said: done }))
      await decisions.decide(decided, action, reason)
    } finally {
      // Undone and decided again meanwhile, it is being decided by the later decision.
      for (const each of keys) if (deciding.current.get(each) === mine) deciding.current.delete(each)
    }
  }

  return {
    address,
    queue,
    items,
    key,
    opened,
    whole: opened ? whole : undefined,
    error,
    claim,
    chosen,
    leftOut,
    /** How many people an approval of the open post shows with it. */
    shownWith:
      whole?.item.kind === 'post'
        ? suspectsToPublish(whole.thing.criminals, leftOut.of(whole.item)).length
        : 0,
    targets,
    isOwn,
    actions: actionsOn(targets.length > 0 || !opened ? targets : [opened]),
    decide,
    undoable: decisions.undoable,
    undo: decisions.undo,
    hold: decisions.hold,
    onOver: decisions.onOver,
    guard,
    isMany,
    /** Whether what is chosen is not listed on the screen, because a phone shows the queue. */
    isListHidden: isMany && isPhone && address.step === 'queue',
    actionNeedingReason,
    askReason(action: DeskAction | undefined) {
      if (action && isOwn) toast.error(errors('own_item'))
      else askReason(action)
    },
    focusKey,
    open,
    /** Opens the row that somebody has pressed. */
    choose(item: DeskItem) {
      open(item, true)
      announceOpened(item, 'opened')
    },
    step(to: 1 | -1) {
      if (isLoaded) walk(openingKey.current ?? key, to)
      else earlySteps.current += to
    },
  }
}
