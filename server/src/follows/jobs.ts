import type { Deps } from '../core/deps.ts'
import { notifyFollowersJob } from './news.ts'
import { notifyDailyFollowers, notifyOfDueNews } from './notifying.ts'

/** Registers the module's jobs in this process. Daily notifications are sent at 18:00 in Bangladesh. */
export async function followJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(notifyFollowersJob, () => notifyOfDueNews(deps))
  await deps.jobs.every('follows.look', '3 * * * *', () => notifyOfDueNews(deps))
  await deps.jobs.every('follows.tell-daily', '0 12 * * *', () => notifyDailyFollowers(deps))
}
