import path from 'node:path'
import { listSessions } from '../accounts/sessionStore.ts'
import { meView, sessionView } from '../accounts/view.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { readFollows } from '../follows/follows.ts'
import { followView } from '../follows/view.ts'
import { mediaView } from '../media/media.ts'
import { readNotifications } from '../notifications/feed.ts'
import { asReader } from '../notifications/notifications.ts'
import { notificationView } from '../notifications/view.ts'
import { readPersonalFeed } from '../posts/feed.ts'
import { personalScope } from '../posts/policy.ts'
import { postView } from '../posts/view.ts'
import { readProfile } from '../profiles/profiles.ts'
import { aYearAgo } from '../sanctions/sanctions.ts'
import { sanctionsOf } from '../sanctions/store.ts'
import { ownSanctionsView } from '../sanctions/view.ts'
import { readRequestsOf } from '../support/feed.ts'
import { ownRequestView } from '../support/view.ts'
import { isRedacted, isCreator as isSuspectsCreator, maySee } from '../suspects/policy.ts'
import { suspectView } from '../suspects/view.ts'
import { isCreator } from '../timelines/policy.ts'
import { timelineView } from '../timelines/view.ts'
import { flagsOf, messagesOf, ownComments, ownSuspects, ownTimelines, reactionsOf, votesOf } from './store.ts'

/** Elements of a list, with the names of the files that are in them. */
export interface SectionPage {
  rows: readonly object[]
  files?: readonly string[]
}

/** Each page is read when it is asked for. */
type Section = (deps: Deps, actor: SignedIn) => AsyncGenerator<SectionPage>

const limit = 100

const named = (files: readonly { name: string }[]): string[] => files.map(({ name }) => name)

/**
 * What a takeout has, one JSON file each. A section reads as the person's own pages do, so that it has what they may see in this session.
 * What they did as a moderator is not theirs.
 */
export const sections: Readonly<Record<string, Section>> = {
  async *account(deps, actor) {
    const { user } = await readProfile(deps, actor)
    yield { rows: [meView(user)], files: user.avatar ? [path.basename(user.avatar)] : [] }
  },
  async *devices({ kysely }, { userId, sessionId }) {
    const rows = await listSessions(kysely, userId, new Date())
    yield { rows: rows.map((row) => sessionView(row, sessionId)) }
  },
  async *posts(deps, actor) {
    const scope = personalScope(actor.userId, actor)
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = { page: 1, limit, cursor }
      const found = await readPersonalFeed(deps, actor.userId, actor.userId, scope, page)
      if (!found) return
      const { rows, nextCursor } = found
      const messages = await messagesOf(
        deps,
        rows.map(({ id }) => id),
      )
      const questions = Map.groupBy(messages, ({ postId }) => postId)
      yield {
        rows: rows.map((row) => ({ ...postView(row, actor), questions: questions.get(row.id) ?? [] })),
        files: rows.flatMap(({ medias }) => named(medias)),
      }
      cursor = nextCursor
    }
  },
  async *comments(deps, { userId }) {
    for await (const rows of ownComments(deps, userId)) yield { rows }
  },
  async *timelines(deps, actor) {
    for await (const found of ownTimelines(deps, actor.userId)) {
      const rows = found.filter((row) => isCreator(row, actor))
      yield {
        rows: rows.map((row) => timelineView(row, actor)),
        files: rows.flatMap(({ evidence }) => named(evidence)),
      }
    }
  },
  async *suspects(deps, actor) {
    for await (const found of ownSuspects(deps, actor.userId)) {
      const rows = found.filter((row) => isSuspectsCreator(row, actor) && maySee(row, actor))
      yield {
        rows: rows.map((row) => suspectView(row, actor)),
        files: rows.flatMap((row) => (row.photo && !isRedacted(row) ? [row.photo.name] : [])),
      }
    }
  },
  async *reactions(deps, { userId }) {
    yield { rows: await reactionsOf(deps, userId) }
  },
  async *votes(deps, { userId }) {
    yield { rows: await votesOf(deps, userId) }
  },
  async *flags(deps, { userId }) {
    yield { rows: await flagsOf(deps, userId) }
  },
  async *follows(deps, actor) {
    const { rows } = await readFollows(deps, actor)
    yield { rows: rows.map(followView) }
  },
  async *support({ kysely }, { userId }) {
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const { rows } = await readRequestsOf(kysely, userId, { page, limit })
      yield {
        rows: rows.map((row) => ({ ...ownRequestView(row), files: row.files.map(mediaView) })),
        files: rows.flatMap(({ files }) => named(files)),
      }
      isLast = rows.length < limit
    }
  },
  async *notifications(deps, actor) {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const found = await readNotifications(deps, asReader(actor), { page: 1, limit, cursor })
      yield { rows: found.rows.map(notificationView) }
      cursor = found.nextCursor
    }
  },
  async *sanctions({ kysely, authorship }, actor) {
    const tags = authorship.pauseTags(actor.userId)
    const rows = await sanctionsOf(kysely, { userId: actor.userId, tags, since: aYearAgo() })
    yield { rows: ownSanctionsView(rows, actor) }
  },
}
