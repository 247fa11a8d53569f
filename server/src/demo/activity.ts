import { createBlog, publishBlog } from '../blogs/blogs.ts'
import { addComment, type NewComment } from '../comments/addComment.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { flag } from '../flags/flagging.ts'
import { toggleReaction } from '../reactions/reactions.ts'
import { createStory, publishStory } from '../stories/stories.ts'
import { askForSupport } from '../support/support.ts'
import { addTimeline, decideTimeline } from '../timelines/timelines.ts'
import {
  careers,
  comments,
  complaints,
  type DemoEntry,
  endings,
  entries,
  replies,
  requests,
} from './activityTexts.ts'
import { altIn } from './alts.ts'
import { placedIn } from './lists.ts'
import { paint } from './pictures.ts'
import { demoBlogs, demoStories } from './reading.ts'
import type { Filed } from './report.ts'
import { moderatorOf } from './reviewing.ts'
import type { Happening } from './story.ts'
import { withUploads } from './uploads.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** This many of the newest reports get reactions and comments. */
const talkedAbout = 14
/** One in this many of the newest reports whose timeline is complete gets that timeline. */
const timelineInterval = 4

/** Adds reactions, comments, flags and requests for support, and publishes blogs and success stories. */
export async function addAftermath(
  deps: Deps,
  moderator: SignedIn,
  people: readonly SignedIn[],
  posts: readonly Filed[],
): Promise<void> {
  const newest = posts.slice(-talkedAbout)
  for (const [index, post] of newest.entries()) {
    await react(deps, people, post, (index * 5) % (people.length + 1))
    await talk(deps, people, post, index)
  }
  for (const [index, post] of posts.slice(0, 2).entries()) await complain(deps, people, post, index * 2)
  for (const [index, request] of requests.entries()) await ask(deps, placedIn(people, index), request)
  await publishReading(deps, moderator, posts)
}

async function react(deps: Deps, people: readonly SignedIn[], { id }: Filed, many: number): Promise<void> {
  for (const person of people.slice(0, many)) await toggleReaction(deps, person, id)
}

/** Adds a comment. The author of an anonymous report gives no name below it. */
const say = (deps: Deps, person: SignedIn, { id, author, written }: Filed, said: NewComment) =>
  addComment(deps, person, id, {
    ...said,
    isAnonymous: said.isAnonymous || (written.isAnonymous && author.userId === person.userId),
  })

async function talk(deps: Deps, people: readonly SignedIn[], post: Filed, index: number): Promise<void> {
  for (let turn = 0; turn < index % 4; turn += 1) {
    const text = placedIn(comments[post.language], index + turn)
    const isAnonymous = (index + turn) % 3 === 0
    const { id } = await say(deps, placedIn(people, index * 3 + turn), post, { text, isAnonymous })
    if (turn === 0) await reply(deps, people, post, id, index)
  }
}

/** Adds replies to the first comment of a report, by up to four people in turn, some of them anonymous. */
async function reply(
  deps: Deps,
  people: readonly SignedIn[],
  post: Filed,
  parentId: string,
  index: number,
): Promise<void> {
  for (let turn = 0; turn < index % 5; turn += 1) {
    const text = placedIn(replies[post.language], index + turn)
    const isAnonymous = (index + turn) % 4 === 3
    await say(deps, placedIn(people, index * 3 + turn + 1), post, { text, isAnonymous, parentId })
  }
}

/** Reports older than 30 days have timelines that span months. */
const isOld = ({ filedAt }: Filed) => filedAt.getTime() + 30 * day < Date.now()

/** Whether the dates of all entries in the report's timeline have passed. */
const isTimelineOver = ({ language, filedAt }: Filed) =>
  entries[language].every(({ after }) => filedAt.getTime() + after * day < Date.now())

const followedOf = (posts: readonly Filed[]) =>
  posts
    .filter(isTimelineOver)
    .slice(-talkedAbout)
    .filter((_, index) => index % timelineInterval === 0)

/** Timeline entries that the authors of some reports add, approved by moderators; the last one still waits. */
export const followUpsOf = (
  deps: Deps,
  moderators: readonly SignedIn[],
  posts: readonly Filed[],
): Happening[] =>
  followedOf(posts).flatMap((post, place) =>
    entries[post.language].flatMap((entry, index, { length }) => {
      const isLast = index === length - 1
      return followUp(deps, post, entry, isLast ? undefined : moderatorOf(moderators, place + index))
    }),
  )

/** The timelines of older reports: some end with a verdict, some with no more than a police diary. */
export function careersOf(deps: Deps, moderators: readonly SignedIn[], posts: readonly Filed[]): Happening[] {
  const followed = new Set(followedOf(posts))
  const old = posts.filter((post) => isOld(post) && !followed.has(post))
  return old.flatMap((post, place) =>
    placedIn(careers, place)
      .filter(({ after }) => post.filedAt.getTime() + (after + 2) * day < Date.now())
      .flatMap(({ step, after }) => {
        const told = [...entries[post.language], ...endings[post.language]].find(
          (entry) => entry.step === step,
        )
        return told ? followUp(deps, post, { ...told, after }, moderatorOf(moderators, place)) : []
      }),
  )
}

/** Adds an entry, which is approved some hours later; without a moderator it stays waiting. */
function followUp(
  deps: Deps,
  post: Filed,
  { after, title, step, origin, desc }: DemoEntry,
  moderator: SignedIn | undefined,
): Happening[] {
  const at = new Date(post.filedAt.getTime() + after * day)
  const date = at.toISOString().slice(0, 10)
  let id = ''
  const add = async () => {
    const entry = { title, desc, date, step, origin, location: '', source: '' }
    id = (await addTimeline(deps, post.author, post.id, entry, [])).id
  }
  const decidedAt = new Date(at.getTime() + (2 + 3 * Math.min(after, 6)) * hour)
  return [
    { at, act: add },
    ...(moderator ? [{ at: decidedAt, act: () => decideTimeline(deps, moderator, id) }] : []),
  ]
}

async function complain(deps: Deps, people: readonly SignedIn[], { id }: Filed, from: number): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await flag(deps, placedIn(people, from + turn), { kind: 'post', id }, placedIn(complaints, from + turn))
  }
}

async function ask(
  deps: Deps,
  person: SignedIn,
  { name, desc, picture }: (typeof requests)[number],
): Promise<void> {
  const content = await paint(picture, 7)
  await withUploads(
    deps,
    [{ field: 'files', fileName: 'picture.jpg', content, alt: altIn(desc, picture) }],
    (uploads) =>
      // No telephone company assigns this number.
      askForSupport(deps, person, { name, phone: '8801000000999', desc, uploads }),
  )
}

async function publishReading(deps: Deps, admin: SignedIn, posts: readonly Filed[]): Promise<void> {
  for (const [index, { picture, ...blog }] of demoBlogs.entries()) {
    const content = await paint(picture, 40 + index)
    const image = [{ field: 'image', fileName: 'picture.jpg', content }]
    const id = await withUploads(deps, image, (uploads) =>
      createBlog(deps, admin, { ...blog, imageAlt: altIn(blog.title, picture) }, uploads),
    )
    if (index < demoBlogs.length - 1) await publishBlog(deps, admin, id, true)
  }
  for (const [index, story] of demoStories.entries()) {
    const { id } = await createStory(deps, admin, { ...story, postId: placedIn(posts, index).id })
    await publishStory(deps, admin, id, true)
  }
}
