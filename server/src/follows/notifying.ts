import type { Deps } from '../core/deps.ts'
import { nobody } from '../db/ids.ts'
import { transact } from '../db/transaction.ts'
import { type Follower, notifyFollowers } from '../notifications/notify.ts'
import { isBy } from './news.ts'
import { contentOfNews } from './newsContent.ts'
import { type FollowingRow, followersOf, newsFor, noteNotified, takeDue, topicsOf } from './newsStore.ts'
import { dailyAfter, lockDaily, setNotifiedUpTo } from './store.ts'

/** Followers notified in one transaction, which also stores how far it came, so that a retry after a crash notifies nobody twice. */
const followersAtOnce = 200

/** Notifies those who want it at once of everything that is due. */
export async function notifyOfDueNews(deps: Deps): Promise<void> {
  while (await notifyOfNextNews(deps)) {
    // Repeats until nothing is due.
  }
}

const notifyOfNextNews = (deps: Deps): Promise<boolean> =>
  transact(deps.kysely, async (tx) => {
    const now = new Date()
    const news = await takeDue(tx, now)
    if (!news) return false
    const topics = news.is_public ? (news.topics ?? (await topicsOf(tx, news))) : []
    const followers = await followersOf(tx, topics, news.told_to, followersAtOnce)
    const notices = followers
      .filter(({ follower }) => !isBy(deps, news, follower))
      .flatMap((row) => {
        const follower = openFollower(deps, row)
        return follower ? [{ follower, content: contentOfNews([news], row.topic) }] : []
      })
    await notifyFollowers(deps, tx, notices)
    const isDone = followers.length < followersAtOnce
    await noteNotified(tx, news.id, { topics, notifiedTo: followers.at(-1)?.id ?? news.told_to, isDone, now })
    return true
  })

/** Daily followers read in one page. */
const dailyAtOnce = 100
/** Rows that are committed slightly after their timestamp are notified the next day instead of being missed. */
const settledMilliseconds = 60_000

/** Sends daily notifications of everything since each person's last one. */
export async function notifyDailyFollowers(deps: Deps, now = new Date()): Promise<void> {
  const until = new Date(now.getTime() - settledMilliseconds)
  let after: string | undefined = nobody
  while (after !== undefined) {
    const tags: string[] = await dailyAfter(deps.kysely, after, dailyAtOnce)
    for (const tag of tags) await notifyDailyFollower(deps, tag, until)
    after = tags.length === dailyAtOnce ? tags.at(-1) : undefined
  }
}

/** Sends one notification for each followed thing, with the number of news about it until then, and a single push message. */
export const notifyDailyFollower = (deps: Deps, tag: string, until: Date): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const daily = await lockDaily(tx, tag)
    if (!daily) return
    if (until <= daily.told_up_to) return
    const news = (await newsFor(tx, tag, daily.told_up_to, until)).filter(
      (each) => !isBy(deps, { ...each, id: each.news }, tag),
    )
    const notices = [...Map.groupBy(news, ({ kind, topic }) => `${kind} ${topic}`).values()].flatMap(
      (group) => {
        const [row] = group
        const follower = row && openFollower(deps, row)
        return follower ? [{ follower, content: contentOfNews(group, row.topic) }] : []
      },
    )
    await notifyFollowers(deps, tx, notices)
    await setNotifiedUpTo(tx, tag, until)
  })

/** The follower, or undefined if the row was sealed with another key. */
function openFollower(
  { authorship }: Pick<Deps, 'authorship'>,
  { id, follower, sealed_user }: Omit<FollowingRow, 'topic'>,
): Follower | undefined {
  const userId = authorship.openFollower(sealed_user, id)
  return userId === null ? undefined : { tag: follower, userId }
}
