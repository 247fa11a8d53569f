import { wordsOf } from '@bichar/contract/rules/search/words.ts'
import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import { recordAction } from '../audit/audit.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { newId } from '../db/ids.ts'
import { transact } from '../db/transaction.ts'
import { deleteWatchWord, findWatchWord, insertWatchWord, lockWatchList, type WatchWordRow } from './store.ts'

export const addWatchWord = (deps: Deps, admin: SignedIn, word: string): Promise<WatchWordRow> =>
  transact(deps.kysely, async (tx) => {
    const compared = wordsOf(word).join(' ')
    if (compared === '') throw new ApiError('watch_word_required')
    if ((await lockWatchList(tx)) >= serverLimits.watchWords) throw new ApiError('watch_list_full')
    const id = newId()
    const entry = { id, word, compared, added_by: admin.userId, created_at: new Date() }
    if (!(await insertWatchWord(tx, entry))) throw new ApiError('watch_word_exists')
    const subject = { kind: 'watchWord', id } as const
    await recordAction(tx, admin, { action: 'watchWord.add', subject, detail: { title: word } })
    return found(await findWatchWord(tx, id))
  })

export const removeWatchWord = (deps: Deps, admin: SignedIn, id: string): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    await lockWatchList(tx)
    const { word } = found(await deleteWatchWord(tx, id))
    const subject = { kind: 'watchWord', id } as const
    await recordAction(tx, admin, { action: 'watchWord.remove', subject, detail: { title: word } })
  })

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new ApiError('watch_word_not_found')
  return row
}
