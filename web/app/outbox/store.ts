import { promisifyRequest } from 'idb-keyval'
import { deviceStore } from '../api/deviceStore.ts'
import type { Refusal } from '../api/outcome.ts'
import { storedUser } from '../api/session.ts'
import type { WaitingCall } from './waiting.ts'

/** As it lies on the device. Two may have been kept in one millisecond, so that they are numbered. */
interface CallRecord extends WaitingCall {
  number: number
}

const prefixOf = (person: string) => `${person}/calls/`
const rangeOf = (person: string) => IDBKeyRange.bound(prefixOf(person), `${prefixOf(person)}\uffff`)

const readIn = async (store: IDBObjectStore, person: string): Promise<CallRecord[]> => {
  const records = await promisifyRequest<CallRecord[]>(store.getAll(rangeOf(person)))
  return records.toSorted((a, b) => a.number - b.number)
}

/** What waits for this person on this device, the first that was kept first. */
export const readCalls = (person: string): Promise<WaitingCall[]> =>
  deviceStore()('readonly', (store) => readIn(store, person))

/**
 * Keeps a call in the place of those that waited in its slot, in one transaction with reading them: another tab may be keeping one, too.
 * For somebody who has logged out meanwhile nothing is kept.
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

/** Notes why the server did not take a call that is still there, or nothing, to have it tried again. */
export const noteRefusal = (person: string, id: string, refusal: Refusal | undefined): Promise<void> =>
  deviceStore()('readwrite', async (store) => {
    const key = prefixOf(person) + id
    const record = await promisifyRequest<CallRecord | undefined>(store.get(key))
    if (record) await promisifyRequest(store.put({ ...record, refusal }, key))
  })
