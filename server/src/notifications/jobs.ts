import { audiences } from '@bichar/contract/notifications.ts'
import { z } from 'zod'
import { newId } from '../db/ids.ts'
import type { Deps } from '../deps.ts'
import { job } from '../jobs/jobs.ts'
import { deliver, withdraw } from './delivery.ts'
import { findDevices, pushNotification, pushTo, pushToDevices } from './pushing.ts'
import { deleteOld } from './store.ts'

/** Tells those whom a notification is for, in every process. */
export const deliverJob = job({
  name: 'notifications.deliver',
  payload: z.object({ notificationId: z.string() }),
  tries: 5,
})

/** Tells those whom a notification was for that it is gone; by then nothing but this is left of it. */
export const withdrawJob = job({
  name: 'notifications.withdraw',
  payload: z.object({
    notificationId: z.string(),
    userId: z.string().nullable(),
    audience: z.enum(audiences).nullable(),
    isMessage: z.boolean(),
  }),
  tries: 5,
})

const keptMilliseconds = 90 * 24 * 60 * 60 * 1000

/** Does the room's work behind the calls in this process. */
export async function notificationJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(deliverJob, ({ notificationId }) => deliver(deps, notificationId))
  await deps.jobs.work(withdrawJob, (gone) => withdraw(deps, gone))
  await deps.jobs.work(pushNotification, (payload) => findDevices(deps, payload))
  await deps.jobs.work(pushToDevices, (payload) => pushTo(deps, payload))
  // Before four in the morning in Dhaka.
  await deps.jobs.every('notifications.expire', '23 21 * * *', () =>
    deleteOld(deps.kysely, newId(new Date(Date.now() - keptMilliseconds))),
  )
}
