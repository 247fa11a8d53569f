import type { Deps } from '../deps.ts'
import { tellFollowersJob } from './news.ts'
import { tellDaily, tellFollowers } from './notifying.ts'

/** Does the module's work behind the calls in this process. At six in the evening in Bangladesh those are told who want to be once a day. */
export async function followJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(tellFollowersJob, () => tellFollowers(deps))
  await deps.jobs.every('follows.look', '3 * * * *', () => tellFollowers(deps))
  await deps.jobs.every('follows.tell-daily', '0 12 * * *', () => tellDaily(deps))
}
