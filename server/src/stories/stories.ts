import { recordAction } from '../audit/audit.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError, invalidField } from '../core/refusal.ts'
import type { Tx } from '../db/db.ts'
import { createOnce, type IdempotencyKey, storedKey } from '../db/idempotent.ts'
import { transact } from '../db/transaction.ts'
import {
  deleteStory,
  findStory,
  holdsPost,
  insertStory,
  lockStory,
  type StoryRow,
  updateStory,
} from './store.ts'

export interface NewStory {
  title: string
  description: string
  postId: string
}

/** Fields that are left out stay unchanged. */
type StoryEdit = { [Field in keyof NewStory]?: NewStory[Field] | undefined }

/** Creates an unpublished story. */
export async function createStory(
  deps: Deps,
  admin: SignedIn,
  { title, description, postId, ...idempotency }: NewStory & IdempotencyKey,
): Promise<StoryRow> {
  const key = storedKey(deps, ['stories', admin.userId], idempotency)
  const id = await createOnce(deps.kysely, key, (id, keepKey) =>
    transact(deps.kysely, async (tx) => {
      await keepKey(tx)
      await requirePost(tx, postId)
      const now = new Date()
      await insertStory(tx, {
        id,
        author_id: admin.userId,
        post_id: postId,
        title,
        description,
        created_at: now,
        updated_at: now,
      })
      await recordAction(tx, admin, { action: 'story.create', subject: { kind: 'story', id } })
    }),
  )
  return known(await findStory(deps.kysely, id))
}

export const editStory = (
  deps: Deps,
  admin: SignedIn,
  id: string,
  { postId, ...words }: StoryEdit,
): Promise<StoryRow> =>
  transact(deps.kysely, async (tx) => {
    known(await lockStory(tx, id))
    if (postId) await requirePost(tx, postId)
    await updateStory(tx, id, { ...words, ...(postId && { post_id: postId }) })
    await recordAction(tx, admin, { action: 'story.edit', subject: { kind: 'story', id } })
    return known(await findStory(tx, id))
  })

/** Publishes or unpublishes a story; toggles its state if `isPublished` is left out. */
export const publishStory = (
  deps: Deps,
  admin: SignedIn,
  id: string,
  isPublished?: boolean,
): Promise<StoryRow> =>
  transact(deps.kysely, async (tx) => {
    const story = known(await lockStory(tx, id))
    const publish = isPublished ?? !story.is_published
    if (publish !== story.is_published) {
      await updateStory(tx, id, { is_published: publish })
      const action = publish ? 'story.publish' : 'story.unpublish'
      await recordAction(tx, admin, { action, subject: { kind: 'story', id } })
    }
    return known(await findStory(tx, id))
  })

export const removeStory = (deps: Deps, admin: SignedIn, id: string): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const { title } = known(await lockStory(tx, id))
    await deleteStory(tx, id)
    await recordAction(tx, admin, {
      action: 'story.delete',
      subject: { kind: 'story', id },
      detail: { title },
    })
  })

async function requirePost(tx: Tx, postId: string): Promise<void> {
  if (!(await holdsPost(tx, postId))) throw invalidField('postId', 'post_not_found')
}

function known<Story>(story: Story | undefined): Story {
  if (!story) throw new ApiError('story_not_found')
  return story
}
