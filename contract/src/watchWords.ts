import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, idParams, requiredText, success, time } from './fields.ts'
import { watchWordTexts } from './rules/texts.ts'

/** A word, or several, that comments are checked for: a comment that contains it is flagged for the moderators. */
export const watchWord = z.object({
  _id: z.string(),
  word: z.string(),
  /** The admin who added it; null when the account has been deleted. */
  addedBy: z.object({ name: z.string() }).nullable(),
  createdAt: time,
})
export type WatchWord = z.output<typeof watchWord>

export const watchWords = {
  'GET /admin/watch-words': endpoint({
    summary: 'The words that are looked for in comments, by the alphabet',
    access: 'admin',
    response: z.object({ success, watchWords: z.array(watchWord) }),
  }),
  'POST /admin/watch-words': endpoint({
    summary: 'Look for a word, or several that stand in one comment, from now on; in other spellings as well',
    access: 'admin',
    status: 201,
    body: z.object({ word: requiredText(watchWordTexts.word) }),
    response: z.object({ success, message: z.string(), watchWord }),
    errors: ['watch_word_required', 'watch_word_exists', 'watch_list_full'],
    limit: { times: 300, seconds: 600 },
  }),
  'DELETE /admin/watch-words/:id': endpoint({
    summary: 'Look for it no more; what waits because of it goes on waiting',
    access: 'admin',
    params: idParams,
    response: done,
    errors: ['watch_word_not_found'],
  }),
} as const
