import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { createBlog, publishBlog } from '../blogs/blogs.ts'
import { addComment } from '../comments/addComment.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { flag } from '../flags/flagging.ts'
import { toggleReaction } from '../reactions/reactions.ts'
import { createStory, publishStory } from '../stories/stories.ts'
import { askForSupport } from '../support/support.ts'
import { addTimeline, decideTimeline } from '../timelines/timelines.ts'
import { requests } from './activityTexts.ts'
import { altIn } from './alts.ts'
import { placedIn } from './lists.ts'
import { paint } from './pictures.ts'
import { demoBlogs } from './reading.ts'
import type { DemoComment, DemoStep, Filed } from './report.ts'
import { moderatorOf } from './reviewing.ts'
import type { Happening } from './story.ts'
import { withUploads } from './uploads.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** This many of the newest reports get reactions. */
const talkedAbout = 14

/** Adds reactions, flags and requests for support, and publishes blogs and success stories. */
export async function addAftermath(
  deps: Deps,
  moderator: SignedIn,
  people: readonly SignedIn[],
  posts: readonly Filed[],
): Promise<void> {
  for (const [index, { id }] of posts.slice(-talkedAbout).entries()) {
    const many = (index * 5) % (people.length + 1)
    for (const person of people.slice(0, many)) await toggleReaction(deps, person, id)
  }
  for (const { id, report } of posts) {
    for (const { by, ...flagged } of report.flags ?? []) {
      await flag(deps, placedIn(people, by), { kind: 'post', id }, flagged)
    }
  }
  for (const [index, request] of requests.entries()) await ask(deps, placedIn(people, index), request)
  await publishReading(deps, moderator, posts)
}

/** What people write below the reports: from the time when a moderator has surely published one, and within some days. */
export const commentsOf = (deps: Deps, people: readonly SignedIn[], posts: readonly Filed[]): Happening[] =>
  posts.flatMap((post) => {
    const age = Date.now() - post.filedAt.getTime()
    const { comments = [] } = post.report
    const count = comments.reduce((sum, { replies = [] }) => sum + 1 + replies.length, 0)
    const first = Math.min(0.6 * age, 20 * hour)
    const pause = Math.min((0.35 * age) / Math.max(1, count), 31 * hour)
    let turn = 0
    const say = (
      { by, text, anonymous = false }: DemoComment,
      parentId: () => string | undefined,
      told = (_id: string) => {},
    ) => ({
      at: new Date(post.filedAt.getTime() + first + pause * turn++),
      async act() {
        const person = placedIn(people, by)
        // The author of an anonymous report gives no name below it.
        const isAnonymous = anonymous || (post.written.isAnonymous && post.author.userId === person.userId)
        const { id } = await addComment(deps, person, post.id, { text, isAnonymous, parentId: parentId() })
        told(id)
      },
    })
    return comments.flatMap((comment) => {
      let parent = ''
      const own = say(
        comment,
        () => undefined,
        (id) => {
          parent = id
        },
      )
      return [own, ...(comment.replies ?? []).map((reply) => say(reply, () => parent))]
    })
  })

/** The steps of the cases, each approved by a moderator some hours after the author has told of it, except those that wait. */
export const stepsOf = (deps: Deps, moderators: readonly SignedIn[], posts: readonly Filed[]): Happening[] =>
  posts.flatMap((post, place) =>
    (post.report.steps ?? []).flatMap((step, index) =>
      tellStep(deps, post, step, moderatorOf(moderators, place + index)),
    ),
  )

function tellStep(
  deps: Deps,
  post: Filed,
  { after, isWaiting, ...step }: DemoStep,
  moderator: SignedIn,
): Happening[] {
  const at = new Date(post.filedAt.getTime() + after * day)
  let id = ''
  const add = async () => {
    const entry = { ...step, date: todayInBangladesh(at), location: '', source: '' }
    id = (await addTimeline(deps, post.author, post.id, entry, [])).id
  }
  const decidedAt = new Date(
    at.getTime() + Math.min((2 + 3 * Math.min(after, 6)) * hour, (Date.now() - at.getTime()) / 2),
  )
  return [
    { at, act: add },
    ...(isWaiting ? [] : [{ at: decidedAt, act: () => decideTimeline(deps, moderator, id) }]),
  ]
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
  for (const { id, report } of posts) {
    if (!report.story) continue
    const story = await createStory(deps, admin, { ...report.story, postId: id })
    await publishStory(deps, admin, story.id, true)
  }
}
