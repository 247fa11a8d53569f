import { anonymousShownFor } from '@bichar/contract/rules/anonymousShownFor.ts'
import type { FastifyReply } from 'fastify'
import type { Actor } from '../actor.ts'

/** Tells whoever has a second password, or has reset their password, for how long this session shows what they wrote anonymously. */
export function noteShownFor(reply: FastifyReply, actor: Actor): void {
  if (actor.role === 'guest') return
  const { anonymousHidden, anonymousShownUntil } = actor
  if (anonymousHidden) reply.header(anonymousShownFor, 0)
  else if (anonymousShownUntil) reply.header(anonymousShownFor, secondsUntil(anonymousShownUntil))
}

/** A caller may have been read a moment ago, so that the time is over meanwhile. */
const secondsUntil = (time: Date) => Math.max(0, Math.ceil((time.getTime() - Date.now()) / 1_000))
