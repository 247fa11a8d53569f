import type { DeskItem } from '@bichar/contract/desk.ts'
import { call } from '../api/call.ts'
import { keyOf } from './queue.ts'

type Which = Pick<DeskItem, 'kind' | 'id'>

const underWay = new Map<string, Promise<unknown>>()

/** Runs the requests for one item one after the other: an item that is released and reopened at once must end up claimed. */
async function inTurn<Result>(which: Which, ask: () => Promise<Result>): Promise<Result> {
  const key = keyOf(which)
  const before = underWay.get(key)
  const mine = (async () => {
    await before?.catch(() => undefined)
    return ask()
  })()
  underWay.set(key, mine)
  try {
    return await mine
  } finally {
    if (underWay.get(key) === mine) underWay.delete(key)
  }
}

export const claim = ({ kind, id }: Which) =>
  inTurn(
    { kind, id },
    async () => (await call('POST /admin/desk/:kind/:id/claim', { params: { kind, id } })).claim,
  )

export const release = ({ kind, id }: Which) =>
  inTurn({ kind, id }, () => call('DELETE /admin/desk/:kind/:id/claim', { params: { kind, id } }))
