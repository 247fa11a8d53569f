import { delMany, get, getMany, setMany } from 'idb-keyval'
import { deviceStore, keysOf } from '../../api/deviceStore.ts'
import { isRecord } from './record.ts'

const place = 'report'

/**
 * Until there could be several drafts, the one of a person lay in a place of its own. What is found there moves to
 * where `keyOf` says; killed in between, it moves again.
 */
export async function adoptSingleDraft(
  person: string,
  keyOf: (draft: string, file?: string) => string,
): Promise<void> {
  const record: unknown = await get(`${person}/${place}`, deviceStore())
  if (record === undefined) return
  if (isRecord(record)) {
    const files = await getMany<File>(
      record.files.map((file) => `${person}/${place}/${file}`),
      deviceStore(),
    )
    const moved = record.files.map(
      (file, index) => [keyOf(record.id, file), files[index]] as [string, unknown],
    )
    await setMany([...moved, [keyOf(record.id), record]], deviceStore())
  }
  await delMany([`${person}/${place}`, ...(await keysOf(person, `${place}/`))], deviceStore())
}
