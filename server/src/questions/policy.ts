import type { Talk } from '@bichar/contract/questions.ts'
import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import type { Actor } from '../core/actor.ts'
import { isAuthor, isModerator, type OwnedRow } from '../posts/policy.ts'

/** The part of a message that the rules use. */
interface Message {
  from_author: boolean
}

/** Who may read what was asked and answered. */
export const mayRead = (post: OwnedRow, actor: Actor): boolean => isModerator(actor) || isAuthor(post, actor)

/** Whether one side may write another message. */
export const hasRoom = (messages: readonly Message[], fromAuthor: boolean): boolean =>
  messages.filter(({ from_author }) => from_author === fromAuthor).length < serverLimits.followUpMessages

export const isAsked = (messages: readonly Message[]): boolean =>
  messages.some(({ from_author }) => !from_author)

/** Whether the author has been asked something, and may write another message. */
export const mayAnswer = (messages: readonly Message[]): boolean =>
  isAsked(messages) && hasRoom(messages, true)

export const abilities = (post: OwnedRow, messages: readonly Message[], actor: Actor): Talk['can'] => ({
  ask: isModerator(actor) && post.is_anonymous && hasRoom(messages, false),
  answer: isAuthor(post, actor) && mayAnswer(messages),
})
