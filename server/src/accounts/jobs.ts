import type { Deps } from '../core/deps.ts'
import { codeJob } from './challenges.ts'
import { sendCode } from './messages.ts'

/** Registers the module's job handlers in this process. */
export const accountJobs = (deps: Deps): Promise<void> =>
  deps.jobs.work(codeJob, (payload) => sendCode(deps, payload))
