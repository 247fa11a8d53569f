import { promisifyRequest } from 'idb-keyval'
import { deviceStore } from '../api/deviceStore.ts'
import type { Refusal } from '../api/outcome.ts'
import { storedUser } from '../api/session.ts'
import type { WaitingCall } from './waiting.ts'

/** A call as it is stored. Two may be queued in the same millisecond, so a number keeps their order. */
interface CallRecord extends WaitingCall {
  number: number
}

const prefixOf = (person: string) => `${person}/calls/`
const rangeOf = (person: string) => IDBKeyRange.bound(prefixOf(person), `${prefixOf(person)}\uffff`)

const readIn = async (store: IDBObjectStore, person: string): Promise<CallRecord[]> => {
  const records = await promisifyRequest<CallRecord[]>(store.getAll(rangeOf(person)))
  return records.toSorted((a, b) => a.number - b.number)
}

/** The lock of whoever sends a queued call or deletes it. */
export const callLock = (id: string): string => `call/${id}`

/** The queued calls of this person on this device, in the order in which they were queued. */
export const readCalls = (person: string): Promise<WaitingCall[]> =>
  deviceStore()('readonly', (store) => readIn(store, person))

/** One of them; undefined if it is not queued any more. */
export const readCall = (person: string, id: string): Promise<WaitingCall | undefined> =>
  deviceStore()('readonly', (store) =>
    promisifyRequest<CallRecord | undefined>(store.get(prefixOf(person) + id)),
  )

/**
 * Stores a call in place of the queued calls of its slot, in one transaction with reading them, because another tab may be storing one,
 * too. Throws if the person has logged out meanwhile.
 */
export const writeCall = (person: string, call: WaitingCall): Promise<void> =>
  deviceStore()('readwrite', async (store) => {
    const records = await readIn(store, person)
    if (storedUser()?._id !== person) throw new Error('Nobody is signed in who could keep this')
    for (const { id, slot } of records) if (slot === call.slot) store.delete(prefixOf(person) + id)
    const record: CallRecord = { ...call, number: (records.at(-1)?.number ?? 0) + 1 }
    await promisifyRequest(store.put(record, prefixOf(person) + call.id))
  })

export const removeCall = (person: string, id: string): Promise<void> =>
  deviceStore()('readwrite', async (store) => {
    await promisifyRequest(store.delete(prefixOf(person) + id))
  })

/** Records why the server refused a call that is still stored; undefined deletes the reason, so that the call is retried. */
export const noteRefusal = (person: string, id: string, refusal: Refusal | undefined): Promise<void> =>
  deviceStore()('readwrite', async (store) => {
    const key = prefixOf(person) + id
    const record = await promisifyRequest<CallRecord | undefined>(store.get(key))
    if (record) await promisifyRequest(store.put({ ...record, refusal }, key))
  })
