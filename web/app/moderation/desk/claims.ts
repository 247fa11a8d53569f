import type { DeskItem } from '@bichar/contract/desk.ts'
import { call } from '../../api/call.ts'
import { keyOf } from './queue.ts'

type Which = Pick<DeskItem, 'kind' | 'id'>

const pendingRequests = new Map<string, Promise<unknown>>()

/** Runs the requests for one item one after the other: an item that is released and reopened at once must end up claimed. */
async function serialize<Result>(which: Which, ask: () => Promise<Result>): Promise<Result> {
  const key = keyOf(which)
  const before = pendingRequests.get(key)
  const mine = (async () => {
    await before?.catch(() => undefined)
    return ask()
  })()
  pendingRequests.set(key, mine)
  try {
    return await mine
  } finally {
    if (pendingRequests.get(key) === mine) pendingRequests.delete(key)
  }
}

/** What has been undone, from the press until its last event has arrived. */
const undoing = new Map<string, Promise<unknown>>()
const eventsMilliseconds = 2_000

/** Undoes a decision on an item. Whatever is asked about the item from now on waits for it. */
export async function undoDecision(which: Which, ask: () => Promise<unknown>): Promise<unknown> {
  const key = keyOf(which)
  const mine = serialize(which, ask)
  undoing.set(key, mine)
  try {
    return await mine
  } finally {
    setTimeout(() => undoing.get(key) === mine && undoing.delete(key), eventsMilliseconds)
  }
}

/** Whether a decision on the item has just been undone here, so that an event that it was decided is out of date. */
export const isBeingUndone = (which: Which): boolean => undoing.has(keyOf(which))

export const waitForUndo = async (which: Which): Promise<void> =>
  void (await undoing.get(keyOf(which))?.catch(() => undefined))

export const claim = ({ kind, id }: Which) =>
  serialize(
    { kind, id },
    async () => (await call('POST /admin/desk/:kind/:id/claim', { params: { kind, id } })).claim,
  )

export const release = ({ kind, id }: Which) =>
  serialize({ kind, id }, () => call('DELETE /admin/desk/:kind/:id/claim', { params: { kind, id } }))
