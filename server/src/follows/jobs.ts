import type { Deps } from '../deps.ts'
import { tellFollowersJob } from './news.ts'
import { tellDaily, tellFollowers } from './notifying.ts'

/** Registers the module's jobs in this process. Daily notifications are sent at 18:00 in Bangladesh. */
export async function followJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(tellFollowersJob, () => tellFollowers(deps))
  await deps.jobs.every('follows.look', '3 * * * *', () => tellFollowers(deps))
  await deps.jobs.every('follows.tell-daily', '0 12 * * *', () => tellDaily(deps))
}
