import { anonymousShownFor } from '@bichar/contract/rules/anonymousShownFor.ts'
import type { FastifyReply } from 'fastify'
import type { Actor } from '../core/actor.ts'

/** Tells whoever has a second password, or has reset their password, for how long this session shows what they wrote anonymously. */
export function noteShownFor(reply: FastifyReply, actor: Actor): void {
  if (actor.role === 'guest') return
  const { anonymousHidden, anonymousShownUntil } = actor
  if (anonymousHidden) reply.header(anonymousShownFor, 0)
  else if (anonymousShownUntil) reply.header(anonymousShownFor, secondsUntil(anonymousShownUntil))
}

/** At least one: the time may be over since the caller was read, but what they are answered is not hidden yet. */
const secondsUntil = (time: Date) => Math.max(1, Math.ceil((time.getTime() - Date.now()) / 1_000))
