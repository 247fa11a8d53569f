import type { DeskItem } from '@bichar/contract/desk.ts'
import type { DeskAction } from '@bichar/contract/rules/desk.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '../ui/toast.ts'
import { useMedia } from '../ui/useMedia.ts'
import { openedOptions } from './queries.ts'
import { actionsOn, afterDecision, find, type ItemKey, keyOf, neighbour } from './queue.ts'
import { useChosen } from './useChosen.ts'
import { useClaim } from './useClaim.ts'
import { useDecisions } from './useDecisions.ts'
import { useDeskAddress } from './useDeskAddress.ts'
import { isWriting } from './useDeskKeys.ts'
import { useQueue } from './useQueue.ts'

export type Desk = ReturnType<typeof useDesk>

/** How many items after the open one are prefetched. */
const prefetched = 2

/** The state of the desk and all its actions. */
export function useDesk() {
  const t = useTranslations('desk')
  const client = useQueryClient()
  const address = useDeskAddress()
  const isPhone = useMedia('(width < 48rem)')
  const [announcement, announce] = useState('')
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

  const open = (item: DeskItem | undefined, isChosen = false) => {
    autoOpenedKey.current = item && !isChosen ? keyOf(item) : undefined
    askReason(undefined)
    const leavesQueue = isPhone && isChosen && address.step === 'queue'
    address.set({ item: item ? keyOf(item) : '', step: '' }, !leavesQueue)
  }

  const queue = useQueue(address.filter, (change) => {
    if (keyOf(change) !== key || deciding.current.has(keyOf(change))) return
    if (isWriting()) return toast.plain(t('thing.goneWhileWriting'))
    toast.plain(t('thing.gone'))
    openAfter([keyOf(change)])
  })
  const { items } = queue
  const { data: whole, error } = useQuery({
    ...openedOptions(address.opened?.kind ?? 'post', address.opened?.id ?? ''),
    enabled: address.opened !== undefined,
  })
  const opened = address.opened ? (whole?.item ?? find(items, key)) : undefined

  const onTaken = useEffectEvent((item: DeskItem) => {
    if (keyOf(item) === key && autoOpenedKey.current === key && !isWriting()) openAfter([keyOf(item)])
  })
  const claim = useClaim(
    opened,
    queue.removedKeys,
    useCallback((item: DeskItem) => onTaken(item), []),
  )
  const decisions = useDecisions(queue, (item) => isWriting() || open(item, true))
  const chosen = useChosen(items)
  const deciding = useRef(new Set<string>())

  function openAfter(decided: readonly string[]) {
    const next = afterDecision(items, new Set(decided))
    open(next)
    return next
  }

  // Except on a phone, the desk opens with the first unclaimed item of the queue.
  const startsWith = isPhone || address.opened ? undefined : neighbour(items, undefined, 1)
  const openFirst = useEffectEvent(() => startsWith && open(startsWith))
  const firstKey = startsWith && keyOf(startsWith)
  useEffect(() => {
    if (firstKey) openFirst()
  }, [firstKey])

  const at = items.findIndex((item) => keyOf(item) === key)
  const soon = items
    .slice(at + 1, at + 1 + prefetched)
    .map(keyOf)
    .join()
  const prefetch = useEffectEvent(() => {
    for (const { kind, id } of items.slice(at + 1, at + 1 + prefetched)) {
      void client.prefetchQuery(openedOptions(kind, id))
    }
  })
  useEffect(() => {
    if (soon) prefetch()
  }, [soon])

  const targets = chosen.items.length > 0 ? chosen.items : whole && opened ? [whole.item] : []

  const decide = async (action: DeskAction, reason = '') => {
    const [first] = targets
    if (!first || !actionsOn(targets).includes(action)) return
    const keys = targets.map(keyOf)
    if (keys.some((each) => deciding.current.has(each))) return
    for (const each of keys) deciding.current.add(each)
    try {
      const isOpen = targets.length === 1 && keyOf(first) === key
      const claimed = isOpen ? await claim.ensure() : 'mine'
      if (claimed === 'failed') toast.error(t('claim.failed', { title: first.title }))
      if (claimed !== 'mine') return
      const decided = targets.map((item) => ({
        item,
        place: Math.max(
          0,
          items.findIndex((each) => keyOf(each) === keyOf(item)),
        ),
      }))
      // The claim may have taken a while, in which another item was opened, or a note begun.
      const stays = isOpen && (latestKey.current !== key || isWriting())
      const next = stays ? undefined : openAfter(keys)
      chosen.clear()
      const done =
        decided.length > 1
          ? t('undo.many', { count: decided.length })
          : t(`undo.${action}`, { title: first.title })
      if (stays) announce(done)
      else announce(next ? t('undo.next', { said: done, title: next.title }) : t('undo.last', { said: done }))
      await decisions.decide(decided, action, reason)
    } finally {
      for (const each of keys) deciding.current.delete(each)
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
    targets,
    actions: actionsOn(targets.length > 0 || !opened ? targets : [opened]),
    decide,
    undoable: decisions.undoable,
    undo: decisions.undo,
    forget: decisions.forget,
    actionNeedingReason,
    askReason,
    announcement,
    open,
    step(to: 1 | -1) {
      const next = neighbour(items, key, to)
      if (next) open(next)
    },
  }
}
