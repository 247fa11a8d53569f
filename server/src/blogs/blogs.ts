import type { BlogCategory } from '@bichar/contract/rules/blogCategories.ts'
import { recordAction } from '../audit/audit.ts'
import type { Actor, SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError, invalidField } from '../core/refusal.ts'
import type { Upload } from '../core/upload.ts'
import { createOnce, type IdempotencyKey, storedKey } from '../db/idempotent.ts'
import { transact } from '../db/transaction.ts'
import { changeWithUploads } from '../media/attach.ts'
import { removeMedia, renameMedia } from '../media/media.ts'
import { setAlt } from '../media/store.ts'
import { maySee } from './policy.ts'
import { type BlogRow, deleteBlog, findBlog, insertBlog, lockBlog, updateBlog } from './store.ts'

export interface NewBlog {
  title: string
  content: string
  category: BlogCategory[]
  hashtags: string[]
  /** What the image shows. */
  imageAlt: string
}

/** Fields that are left out stay unchanged. */
type BlogEdit = { [Field in keyof NewBlog]?: NewBlog[Field] | undefined }

/** Returns the blog, or throws `blog_not_found` if this actor may not know that it exists. */
export async function readBlog(deps: Pick<Deps, 'pool'>, actor: Actor, id: string): Promise<BlogRow> {
  const blog = known(await findBlog(deps.pool, id))
  if (!maySee(blog, actor)) throw new ApiError('blog_not_found')
  return blog
}

/** Creates an unpublished blog and returns its id. */
export async function createBlog(
  deps: Deps,
  admin: SignedIn,
  { idempotencyKey, request, imageAlt, ...blog }: NewBlog & IdempotencyKey,
  image: readonly Upload[],
): Promise<string> {
  if (image.length === 0) throw invalidField('image', 'image_required')
  const key = storedKey(deps, ['blogs', admin.userId], { idempotencyKey, request })
  return createOnce(deps.kysely, key, (id, keepKey) =>
    changeWithUploads(
      deps,
      image.map((upload) => ({ ...upload, alt: imageAlt })),
      async (tx, [stored]) => {
        await keepKey(tx)
        const now = new Date()
        await insertBlog(tx, {
          id,
          author_id: admin.userId,
          ...blog,
          image_id: stored?.id ?? null,
          created_at: now,
          updated_at: now,
        })
        await recordAction(tx, admin, { action: 'blog.create', subject: { kind: 'blog', id } })
      },
    ),
  )
}

export const editBlog = (
  deps: Deps,
  admin: SignedIn,
  id: string,
  { imageAlt, ...edit }: BlogEdit,
  image: readonly Upload[],
): Promise<void> =>
  changeWithUploads(
    deps,
    image.map((upload) => ({ ...upload, alt: imageAlt ?? '' })),
    async (tx, [stored]) => {
      const { image_id: before } = known(await lockBlog(tx, id))
      if (!stored && !before) throw invalidField('image', 'image_required')
      await updateBlog(tx, id, { ...edit, image_id: stored?.id ?? before })
      if (stored && before) await removeMedia(deps, tx, [before])
      else if (before && imageAlt !== undefined) await setAlt(tx, before, imageAlt)
      await recordAction(tx, admin, { action: 'blog.edit', subject: { kind: 'blog', id } })
    },
  )

/** Publishes or unpublishes a blog; toggles its state if `isPublished` is left out. */
export const publishBlog = (deps: Deps, admin: SignedIn, id: string, isPublished?: boolean): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const blog = known(await lockBlog(tx, id))
    const publish = isPublished ?? !blog.is_published
    if (publish === blog.is_published) return
    await updateBlog(tx, id, { is_published: publish })
    // Renames the picture, so that URLs from when the blog was public stop working.
    if (!publish && blog.image_id) await renameMedia(tx, [blog.image_id])
    const action = publish ? 'blog.publish' : 'blog.unpublish'
    await recordAction(tx, admin, { action, subject: { kind: 'blog', id } })
  })

/** Deletes a blog and its picture. */
export const removeBlog = (deps: Deps, admin: SignedIn, id: string): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const { title, image_id } = known(await lockBlog(tx, id))
    await deleteBlog(tx, id)
    if (image_id) await removeMedia(deps, tx, [image_id])
    await recordAction(tx, admin, {
      action: 'blog.delete',
      subject: { kind: 'blog', id },
      detail: { title },
    })
  })

function known<Blog>(blog: Blog | undefined): Blog {
  if (!blog) throw new ApiError('blog_not_found')
  return blog
}
