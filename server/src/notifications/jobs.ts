import type { Deps } from '../core/deps.ts'
import { countComment, countCommentJob, notifyAuthor, notifyAuthorJob } from './authors.ts'
import { deliver, deliverJob, withdraw, withdrawJob } from './delivery.ts'
import { findDevices, pushNotification, pushTo, pushToDevices } from './pushing.ts'
import { clearDueTimes } from './subjectStore.ts'
import {
  lookAtWaiting,
  notifyAdminsAfterHour,
  notifyAdminsAfterHourJob,
  notifyWaiting,
  notifyWaitingJob,
} from './waiting.ts'
import { warnDevice, warnDeviceJob } from './warnings.ts'

/** Starts the background jobs of this module in this process. */
export async function notificationJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(notifyAuthorJob, (payload) => notifyAuthor(deps, payload))
  await deps.jobs.work(countCommentJob, (payload) => countComment(deps, payload))
  await deps.jobs.work(notifyAdminsAfterHourJob, (payload) => notifyAdminsAfterHour(deps, payload))
  await deps.jobs.work(notifyWaitingJob, (payload) => notifyWaiting(deps, payload))
  await deps.jobs.every('notifications.look', '1 * * * *', async () => {
    await lookAtWaiting(deps)
    await clearDueTimes(deps.kysely, new Date())
  })
  await deps.jobs.work(deliverJob, ({ notificationId }) => deliver(deps, notificationId))
  await deps.jobs.work(withdrawJob, (payload) => withdraw(deps, payload))
  await deps.jobs.work(pushNotification, (payload) => findDevices(deps, payload))
  await deps.jobs.work(pushToDevices, (payload) => pushTo(deps, payload))
  await deps.jobs.work(warnDeviceJob, (payload) => warnDevice(deps, payload))
}
