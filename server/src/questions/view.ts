import type { Message } from '@bichar/contract/questions.ts'
import type { MessageRow } from './store.ts'

/** What either side is told: which side wrote it, and never who. */
export const messageView = ({ from_author, text, day }: MessageRow): Message => ({
  from: from_author ? 'author' : 'moderator',
  text,
  day,
})
