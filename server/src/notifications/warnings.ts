import { nameIn } from '@bichar/contract/rules/appName.ts'
import { z } from 'zod'
import type { Warnings } from '../accounts/warnings.ts'
import type { Deps } from '../core/deps.ts'
import { job } from '../jobs/jobs.ts'
import { devicesWithTokens } from './feed.ts'
import { notifyUsers } from './notify.ts'
import { resetMessage } from './pushTexts.ts'

/**
 * Tells one device that the password was reset. The job contains the push token, because by then the session, and the token with
 * it, has been deleted.
 */
export const warnDeviceJob = job({
  name: 'notifications.warn-device',
  payload: z.object({ token: z.string(), language: z.enum(['en', 'bn']) }),
  tries: 8,
  atOnce: 2,
})

/** Notifications about changes to an account that somebody else may have made. */
export const accountWarnings = (deps: Deps): Warnings => ({
  async beforeReset(tx, userId, device) {
    for (const { token, language } of await devicesWithTokens(tx, userId)) {
      await deps.jobs.ask(tx, warnDeviceJob, { token, language })
    }
    await notifyUsers(deps, tx, [userId], { kind: 'password_reset', data: { device } })
  },
  onSecondPasswordForgotten: (tx, userId) =>
    notifyUsers(deps, tx, [userId], { kind: 'second_password_forgotten' }),
})

export async function warnDevice(
  { push, config }: Pick<Deps, 'push' | 'config'>,
  { token, language }: z.output<typeof warnDeviceJob.payload>,
): Promise<void> {
  const { outcome } = await push.send(token, resetMessage(language, nameIn(language, config.APP_NAME)))
  if (outcome === 'later') throw new Error('the push service asked to retry later')
}
