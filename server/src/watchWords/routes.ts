import type { WatchWord } from '@bichar/contract/watchWords.ts'
import type { Deps } from '../core/deps.ts'
import type { Serve } from '../http/serve.ts'
import { readWatchWords, type WatchWordRow } from './store.ts'
import { addWatchWord, removeWatchWord } from './watchWords.ts'

export function watchWordRoutes(serve: Serve, deps: Deps): void {
  serve('GET /admin/watch-words', async () => ({
    success: true,
    watchWords: (await readWatchWords(deps.kysely)).map(watchWordView),
  }))

  serve('POST /admin/watch-words', async ({ actor, body }) => ({
    success: true,
    message: 'Watch word added',
    watchWord: watchWordView(await addWatchWord(deps, actor, body.word)),
  }))

  serve('DELETE /admin/watch-words/:id', async ({ actor, params }) => {
    await removeWatchWord(deps, actor, params.id)
    return { success: true, message: 'Watch word removed' }
  })
}

const watchWordView = ({ id, word, added_by_name, created_at }: WatchWordRow): WatchWord => ({
  _id: id,
  word,
  addedBy: added_by_name === null ? null : { name: added_by_name },
  createdAt: created_at.toISOString(),
})
