import { promisifyRequest } from 'idb-keyval'
import { deviceStore, updateRecord } from '../api/deviceStore.ts'
import type { Refusal } from '../api/outcome.ts'
import { storedUser } from '../api/session.ts'
import type { QueuedRequest } from './queue.ts'

/** A call as it is stored. Two may be queued in the same millisecond, so a number keeps their order. */
interface RequestRecord extends QueuedRequest {
  number: number
}

const prefixOf = (person: string) => `${person}/calls/`
const rangeOf = (person: string) => IDBKeyRange.bound(prefixOf(person), `${prefixOf(person)}\uffff`)

const readIn = async (store: IDBObjectStore, person: string): Promise<RequestRecord[]> => {
  const records = await promisifyRequest<RequestRecord[]>(store.getAll(rangeOf(person)))
  return records.toSorted((a, b) => a.number - b.number)
}

/** The lock of whoever sends a queued call or deletes it. */
export const requestLock = (id: string): string => `call/${id}`

/** The queued calls of this person on this device, in the order in which they were queued. */
export const readRequests = (person: string): Promise<QueuedRequest[]> =>
  deviceStore()('readonly', (store) => readIn(store, person))

/** One of them; undefined if it is not queued any more. */
export const readRequest = (person: string, id: string): Promise<QueuedRequest | undefined> =>
  deviceStore()('readonly', (store) =>
    promisifyRequest<RequestRecord | undefined>(store.get(prefixOf(person) + id)),
  )

/**
 * Stores a call in place of the queued calls of its slot, in one transaction with reading them, because another tab may be storing one,
 * too. Throws if the person has logged out meanwhile.
 */
export const storeRequest = (person: string, call: QueuedRequest): Promise<void> =>
  deviceStore()('readwrite', async (store) => {
    const records = await readIn(store, person)
    if (storedUser()?._id !== person) throw new Error('Nobody is signed in who could keep this')
    for (const { id, slot } of records) if (slot === call.slot) store.delete(prefixOf(person) + id)
    const record: RequestRecord = { ...call, number: (records.at(-1)?.number ?? 0) + 1 }
    await promisifyRequest(store.put(record, prefixOf(person) + call.id))
  })

export const removeRequest = (person: string, id: string): Promise<void> =>
  deviceStore()('readwrite', async (store) => {
    await promisifyRequest(store.delete(prefixOf(person) + id))
  })

/** Records why the server refused a call that is still stored; undefined deletes the reason, so that the call is retried. */
export const recordRefusal = (person: string, id: string, refusal: Refusal | undefined): Promise<void> =>
  updateRecord(prefixOf(person) + id, (record) => ({ ...(record as RequestRecord), refusal }))
