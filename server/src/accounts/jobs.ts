import type { Deps } from '../deps.ts'
import { expire } from './accounts.ts'
import { codeJob } from './challenges.ts'
import { sendCode } from './messages.ts'

/** Does the module's work behind the calls in this process. */
export async function accountJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(codeJob, (payload) => sendCode(deps, payload))
  await deps.jobs.every('accounts.expire', '7 * * * *', () => expire(deps))
}
