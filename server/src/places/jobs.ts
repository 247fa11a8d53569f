import type { Deps } from '../deps.ts'
import { expireNames } from './places.ts'

/** Does the module's work behind the calls in this process. */
export const placeJobs = (deps: Deps): Promise<void> =>
  deps.jobs.every('places.expire', '23 4 * * *', () => expireNames(deps))
