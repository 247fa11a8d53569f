import type { Message } from '@bichar/contract/questions.ts'
import type { MessageRow } from './store.ts'

/** A message as both sides see it: which side wrote it, and never which person. */
export const messageView = ({ from_author, text, day }: MessageRow): Message => ({
  from: from_author ? 'author' : 'moderator',
  text,
  day,
})
