import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, idParams, requiredText, success, time, uuid } from './fields.ts'
import { watchWordTexts } from './rules/texts.ts'

export const watchWord = z
  .object({
    _id: uuid,
    word: z.string(),
    addedBy: z
      .object({ name: z.string() })
      .nullable()
      .describe('The admin who added it; null when the account has been deleted.'),
    createdAt: time,
  })
  .meta({
    id: 'WatchWord',
    description:
      'A word, or several: a comment that contains it is flagged for the moderators, and on their desk it is marked in the text of whatever waits.',
  })
export type WatchWord = z.output<typeof watchWord>

export const watchWords = {
  'GET /admin/watch-words': endpoint({
    summary: 'List the words on the watch list for comments, in alphabetical order',
    access: 'admin',
    response: z.object({ success, watchWords: z.array(watchWord) }),
  }),
  'POST /admin/watch-words': endpoint({
    summary: 'Add a word or several words to the watch list for new comments; other spellings match as well',
    access: 'admin',
    status: 201,
    body: z.object({ word: requiredText(watchWordTexts.word) }),
    response: z.object({ success, message: z.string(), watchWord }),
    errors: ['watch_word_required', 'watch_word_exists', 'watch_list_full'],
    limit: { times: 300, seconds: 600 },
  }),
  'DELETE /admin/watch-words/:id': endpoint({
    summary: 'Remove an entry from the watch list; comments that it has held keep waiting',
    access: 'admin',
    params: idParams,
    response: done,
    errors: ['watch_word_not_found'],
  }),
} as const
