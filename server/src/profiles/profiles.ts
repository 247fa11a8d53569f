import type { User } from '../accounts/userStore.ts'
import { findUser } from '../accounts/userStore.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Upload } from '../core/upload.ts'
import { changeWithUploads } from '../media/attach.ts'
import { mediaView, removeMedia } from '../media/media.ts'
import { countPostsOf, lockAvatar, updateProfile } from './store.ts'

export interface ProfileEdit {
  name?: string | undefined
  address?: string | undefined
  removeAvatar: boolean
}

export async function readProfile(
  deps: Pick<Deps, 'kysely' | 'authorship'>,
  actor: SignedIn,
): Promise<{ user: User; postCount: number }> {
  const user = await findUser(deps.kysely, actor.userId)
  if (!user) throw new ApiError('unauthenticated')
  return { user, postCount: await countPostsOf(deps, user.id) }
}

/** Changes the fields that are sent; a new avatar replaces the old one. */
export const editProfile = (
  deps: Deps,
  actor: SignedIn,
  { name, address, removeAvatar }: ProfileEdit,
  avatar: readonly Upload[],
): Promise<void> =>
  changeWithUploads(deps, avatar, async (tx, [stored]) => {
    const before = await lockAvatar(tx, actor.userId)
    const picture = stored && mediaView(stored)
    const changesAvatar = picture !== undefined || removeAvatar
    await updateProfile(tx, actor.userId, {
      name,
      address,
      ...(changesAvatar && {
        avatar: picture ? (picture.thumbnail ?? picture.url) : null,
        avatar_id: stored?.id ?? null,
      }),
    })
    if (changesAvatar && before) await removeMedia(deps, tx, [before])
  })
