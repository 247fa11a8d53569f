import { randomUUID } from 'node:crypto'
import { emptyFields } from '@bichar/contract/rules/reportTexts.ts'
import sharp from 'sharp'
import type { NewBlog } from '../blogs/blogs.ts'
import { insertBlog } from '../blogs/store.ts'
import { addComment, type NewComment } from '../comments/addComment.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { newId } from '../db/ids.ts'
import { decidePost } from '../moderation/moderation.ts'
import { createPost, type NewReport } from '../posts/posts.ts'
import { createStory, type NewStory, publishStory } from '../stories/stories.ts'
import type { Profile } from '../suspects/changes.ts'
import { decideSuspect } from '../suspects/deciding.ts'
import { decideChange } from '../suspects/proposals.ts'
import { createSuspect } from '../suspects/suspects.ts'
import { addTimeline, decideTimeline, type NewTimeline } from '../timelines/timelines.ts'
import { makePerson, type TestPerson } from './people.ts'

/** The actor of a person, for calling the functions of modules directly. */
export const actorOf = ({ user }: TestPerson): SignedIn => ({
  userId: user.id,
  role: user.role,
  isSuperAdmin: false,
  sessionId: randomUUID(),
})

interface PostWishes extends Partial<Omit<NewReport, 'uploads'>> {
  review?: 'waiting' | 'approved' | 'returned'
}

/** Creates an approved post under the author's name without media, unless `wishes` says otherwise. Returns its id. */
export async function makePost(deps: Deps, author: TestPerson, wishes: PostWishes = {}): Promise<string> {
  const { review = 'approved', ...report } = wishes
  const id = await createPost(deps, actorOf(author), {
    ...emptyFields,
    title: 'A bag was snatched',
    desc: 'It happened at the bus stop.',
    location: 'Dhaka',
    criminals: [],
    isAnonymous: false,
    uploads: [],
    ...report,
  })
  if (review !== 'waiting') {
    const moderator = actorOf(await makePerson(deps, { role: 'admin' }))
    const action = review === 'approved' ? 'approve' : 'disapprove'
    await decidePost(deps, moderator, id, { action, reason: '' })
  }
  return id
}

/** Creates a wanted thief without a photo, whom a moderator shows, unless `wishes` says otherwise. Returns the id. */
export async function makeSuspect(
  deps: Deps,
  creator: TestPerson,
  { proposed = false, ...wishes }: Partial<Profile> & { proposed?: boolean } = {},
): Promise<string> {
  const id = await createSuspect(
    deps,
    actorOf(creator),
    {
      name: 'Karim Uddin',
      age: 40,
      gender: 'male',
      danger_level: 'low',
      status: 'wanted',
      location: 'Khulna',
      crime_types: ['Theft'],
      ...wishes,
    },
    [],
  )
  if (!proposed) await showSuspect(deps, id)
  return id
}

/** Has a moderator show a suspect. */
export const showSuspect = async (deps: Deps, id: string): Promise<void> =>
  decideSuspect(deps, actorOf(await makePerson(deps, { role: 'admin' })), id, { action: 'show', reason: '' })

/** Has a moderator confirm every change of a suspect that waits. */
export async function confirmChanges(deps: Deps, suspectId: string): Promise<void> {
  const moderator = actorOf(await makePerson(deps, { role: 'admin' }))
  const proposed = await deps.kysely
    .selectFrom('suspect_revisions')
    .select('id')
    .where('suspect_id', '=', suspectId)
    .where('state', '=', 'proposed')
    .orderBy('id')
    .execute()
  for (const { id } of proposed) {
    await decideChange(deps, moderator, { suspectId, revisionId: id }, { action: 'confirm', reason: '' })
  }
}

/** Creates a comment under the author's name, unless the options say otherwise. Returns its id. */
export async function makeComment(
  deps: Deps,
  author: TestPerson,
  postId: string,
  { text = 'I saw it too.', isAnonymous = false, confirmsName = true, ...more }: Partial<NewComment> = {},
): Promise<string> {
  const { id } = await addComment(deps, actorOf(author), postId, { text, isAnonymous, confirmsName, ...more })
  return id
}

interface TimelineWishes extends Partial<NewTimeline> {
  approved?: boolean
}

/** Creates an approved timeline entry without evidence, unless `wishes` says otherwise. Returns its id. */
export async function makeTimeline(
  deps: Deps,
  creator: TestPerson,
  postId: string,
  { approved = true, ...wishes }: TimelineWishes = {},
): Promise<string> {
  const entry = {
    title: 'A man was arrested',
    date: '2026-03-01',
    step: '' as const,
    origin: '' as const,
    desc: '',
    location: '',
    source: '',
    ...wishes,
  }
  const { id } = await addTimeline(deps, actorOf(creator), postId, entry, [])
  if (approved) await decideTimeline(deps, actorOf(await makePerson(deps, { role: 'admin' })), id)
  return id
}

/** Creates a published blog without a picture, unless `wishes` says otherwise. Returns its id. */
export async function makeBlog(
  deps: Deps,
  author: TestPerson,
  { published = true, ...wishes }: Partial<NewBlog> & { published?: boolean } = {},
): Promise<string> {
  const id = newId()
  const now = new Date()
  const blog = { title: 'Safe roads', content: 'Look both ways.', category: ['Crime' as const], hashtags: [] }
  await deps.kysely.transaction().execute((tx) =>
    insertBlog(tx, {
      id,
      author_id: author.user.id,
      ...blog,
      ...wishes,
      image_id: null,
      is_published: published,
      created_at: now,
      updated_at: now,
    }),
  )
  return id
}

/** Creates a published story of a post, unless the options say otherwise. Returns its id. */
export async function makeStory(
  deps: Deps,
  admin: TestPerson,
  { published = true, ...story }: Partial<NewStory> & { postId: string; published?: boolean },
): Promise<string> {
  const actor = actorOf(admin)
  const { id } = await createStory(deps, actor, { title: 'Found', description: 'He is safe.', ...story })
  if (published) await publishStory(deps, actor, id)
  return id
}

/** A small picture of one colour. */
export async function makePicture(colour = 'teal', name = 'picture.jpg'): Promise<File> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}
