import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { job } from '../jobs/jobs.ts'
import { nextFullHour } from '../notifications/hourly.ts'
import { insertNews, isFirstPublished } from './newsStore.ts'

/*
 * News about something that can be followed is written in the transaction of the change, and followers are notified by
 * a job. Someone who made the change under their name is not notified. A change made anonymously is notified to
 * everybody alike: if its author were left out, their own list of notifications, and the rows behind it, would reveal
 * that they made it.
 */

/** Notifies followers of all news that is due. */
export const notifyFollowersJob = job({
  name: 'notifications.tell-followers',
  payload: z.object({}),
  tries: 5,
})

type Writing = Pick<Deps, 'jobs' | 'authorship'>

/** A report was approved; does nothing if it has been public before. */
export async function onReportPublished(
  deps: Writing,
  tx: Tx,
  { id, user_id, is_anonymous }: { id: string; user_id: string | null; is_anonymous: boolean },
  decidedAt: Date,
): Promise<void> {
  if (!(await isFirstPublished(tx, id, decidedAt))) return
  await recordNews(deps, tx, { kind: 'report', post_id: id }, is_anonymous ? null : user_id)
}

/** An entry in the timeline of a post was approved. */
export const onEntryApproved = (
  deps: Writing,
  tx: Tx,
  { id, post_id, by }: { id: string; post_id: string; by: string | null },
): Promise<void> => recordNews(deps, tx, { kind: 'entry', post_id, timeline_id: id }, by)

/**
 * The status of a suspect changed. The exact time would reveal who changed it, so followers are notified after the full
 * hour, unless an admin did it.
 */
export const onStatusChanged = (
  deps: Writing,
  tx: Tx,
  suspectId: string,
  admin: string | null,
): Promise<void> =>
  recordNews(
    deps,
    tx,
    { kind: 'status', suspect_id: suspectId },
    admin,
    admin === null ? nextFullHour() : undefined,
  )

type About = Pick<Parameters<typeof insertNews>[1], 'kind' | 'post_id' | 'timeline_id' | 'suspect_id'>

async function recordNews(
  { authorship, jobs }: Writing,
  tx: Tx,
  about: About,
  by: string | null,
  when?: { at: Date },
): Promise<void> {
  const id = newId()
  const by_digest = by === null ? null : digestOf({ authorship }, id, authorship.followerTag(by))
  await insertNews(tx, { id, ...about, by_digest, at: when?.at ?? new Date() })
  await jobs.ask(tx, notifyFollowersJob, {}, when)
}

/** Whether this follower made the change. */
export const isBy = (
  deps: Pick<Deps, 'authorship'>,
  { id, by_digest }: { id: string; by_digest: string | null },
  tag: string,
): boolean => by_digest !== null && by_digest === digestOf(deps, id, tag)

const digestOf = ({ authorship }: Pick<Deps, 'authorship'>, newsId: string, tag: string): string =>
  authorship.digest('follow news', newsId, tag)
