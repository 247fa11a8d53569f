import type { Deps } from '../deps.ts'
import { codeJob } from './challenges.ts'
import { sendCode } from './messages.ts'

/** Does the module's work behind the calls in this process. */
export const accountJobs = (deps: Deps): Promise<void> =>
  deps.jobs.work(codeJob, (payload) => sendCode(deps, payload))
