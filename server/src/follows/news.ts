import { z } from 'zod'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import type { Deps } from '../deps.ts'
import { job } from '../jobs/jobs.ts'
import { afterTheHour } from '../notifications/hourly.ts'
import { insertNews, isFirstPublished } from './newsStore.ts'

/*
 * What happens that somebody may follow is written down in its transaction, and told by a job. Whoever did it under their name is
 * not told. What was done without a name is told to all alike: whoever was left out would be known to have done it, by what
 * their own list says of it, and by the rows of it.
 */

/** Tells whoever follows something what is due. */
export const tellFollowersJob = job({
  name: 'notifications.tell-followers',
  payload: z.object({}),
  tries: 5,
})

type Writing = Pick<Deps, 'jobs' | 'authorship'>

/** A report has been let through; of one that was public before, nothing is said. */
export async function onReportPublished(
  deps: Writing,
  tx: Tx,
  { id, user_id, is_anonymous }: { id: string; user_id: string | null; is_anonymous: boolean },
  decidedAt: Date,
): Promise<void> {
  if (!(await isFirstPublished(tx, id, decidedAt))) return
  await tell(deps, tx, { kind: 'report', post_id: id }, is_anonymous ? null : user_id)
}

/** An entry in the timeline of a post has been let through. */
export const onEntryApproved = (
  deps: Writing,
  tx: Tx,
  { id, post_id, by }: { id: string; post_id: string; by: string | null },
): Promise<void> => tell(deps, tx, { kind: 'entry', post_id, timeline_id: id }, by)

/** Somebody says that a suspect is wanted, arrested or released now. When that was would tell who: it is told after the hour. */
export const onStatusChanged = (
  deps: Writing,
  tx: Tx,
  suspectId: string,
  admin: string | null,
): Promise<void> =>
  tell(
    deps,
    tx,
    { kind: 'status', suspect_id: suspectId },
    admin,
    admin === null ? afterTheHour() : undefined,
  )

type About = Pick<Parameters<typeof insertNews>[1], 'kind' | 'post_id' | 'timeline_id' | 'suspect_id'>

async function tell(
  { authorship, jobs }: Writing,
  tx: Tx,
  about: About,
  by: string | null,
  when?: { at: Date },
): Promise<void> {
  const id = newId()
  const by_digest = by === null ? null : digestOf({ authorship }, id, authorship.followerTag(by))
  await insertNews(tx, { id, ...about, by_digest, at: when?.at ?? new Date() })
  await jobs.ask(tx, tellFollowersJob, {}, when)
}

/** Whether it was this follower who did it. */
export const isBy = (
  deps: Pick<Deps, 'authorship'>,
  { id, by_digest }: { id: string; by_digest: string | null },
  tag: string,
): boolean => by_digest !== null && by_digest === digestOf(deps, id, tag)

const digestOf = ({ authorship }: Pick<Deps, 'authorship'>, newsId: string, tag: string): string =>
  authorship.digest('follow news', newsId, tag)
