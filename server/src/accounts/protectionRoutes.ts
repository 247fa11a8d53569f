import type { Deps } from '../core/deps.ts'
import { networkOf } from '../http/network.ts'
import type { Serve } from '../http/serve.ts'
import { noteShownFor } from '../http/shownFor.ts'
import type { Budgets } from './budgets.ts'
import { confirmationOf, confirmReset, objectToReset } from './hiding.ts'
import * as hidingStore from './hidingStore.ts'
import {
  lock,
  prolong,
  removeSecondPassword,
  scheduleSecondPasswordRemoval,
  setSecondPassword,
  unlock,
} from './secondPassword.ts'
import type { Warnings } from './warnings.ts'

type Context = Deps & { budgets: Budgets; warnings: Warnings }

/** Calls that protect somebody's anonymous reports from a person who has taken their phone or its number. */
export function protectionRoutes(serve: Serve, context: Context): void {
  const { kysely } = context

  serve('GET /auth/protection', async ({ actor }) => {
    const now = new Date()
    const [reset, second, lastLogin] = await Promise.all([
      hidingStore.findReset(kysely, actor, now),
      hidingStore.findSecondPassword(kysely, actor.userId, now),
      hidingStore.findOtherLogin(kysely, actor),
    ])
    return {
      success: true,
      isHidden: actor.anonymousHidden ?? false,
      reset: reset ? { confirmation: confirmationOf(reset), isObjectedTo: reset.is_objected_to } : null,
      secondPassword: second ? { voidAt: second.void_at?.toISOString() ?? null } : null,
      lastLogin: lastLogin ?? null,
    }
  })

  serve('POST /auth/reset-confirmation', async ({ actor, body }) => {
    await confirmReset(context, actor, body.oldPassword)
    return done('Your anonymous reports are shown again')
  })

  serve('POST /auth/reset-objection', async ({ body }, { request }) => {
    await objectToReset(context, { ...body, network: networkOf(request.ip) })
    return done('Your anonymous reports stay hidden')
  })

  serve('PUT /auth/second-password', async ({ actor, body }) => {
    await setSecondPassword(context, actor, body)
    return done('The second password is set')
  })

  serve('DELETE /auth/second-password', async ({ actor, body }) => {
    await removeSecondPassword(context, actor, body.secondPassword)
    return done('The second password was removed')
  })

  serve('POST /auth/second-password/unlock', async ({ actor, body }) => {
    await unlock(context, actor, body.secondPassword)
    return done('Your anonymous reports are shown')
  })

  serve('POST /auth/second-password/prolong', async ({ actor }, { reply }) => {
    noteShownFor(reply, await prolong(context, actor))
    return done('Unlock extended successfully')
  })

  serve('POST /auth/second-password/lock', async ({ actor }) => {
    await lock(context, actor)
    return done('Your anonymous reports are hidden')
  })

  serve('POST /auth/second-password/forget', async ({ actor, body }) => {
    await scheduleSecondPasswordRemoval(context, actor, body.password)
    return done('The second password will be removed in seven days')
  })
}

const done = (message: string) => ({ success: true as const, message })
