import type { WritingChoice } from '@bichar/contract/rules/writingChoices.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { clearUserData } from '../api/deviceStore.ts'
import { download } from '../api/download.ts'
import { endSession, updateUser } from '../api/session.ts'
import { saveFile } from './saveFile.ts'

export const profileOptions = () =>
  queryOptions({
    queryKey: ['profile'],
    // The number of posts changes with what the person does on other pages.
    staleTime: 0,
    queryFn: async ({ signal }) => (await call('GET /users/profile', {}, { signal })).data,
  })

export interface ProfileChange {
  name: string
  address: string
  /** A new picture, 'none' to remove the current one, or undefined to keep it. */
  avatar: File | 'none' | undefined
}

/** Request timeout (spec section 9). */
const timeoutMilliseconds = 30_000

/** Updates the profile. The name and picture appear on every post and comment, so all queries are invalidated. */
export function useEditProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, address, avatar }: ProfileChange) =>
      call(
        'PATCH /users/profile',
        {
          form: {
            name,
            address,
            ...(avatar === 'none' && { removeAvatar: 'true' }),
            ...(avatar instanceof File && { avatar: [avatar] }),
          },
        },
        { signal: AbortSignal.timeout(timeoutMilliseconds) },
      ),
    onSuccess({ user }) {
      updateUser(user)
      void client.invalidateQueries()
    },
  })
}

/** Downloads what is the person's. The name of the file says nothing to whoever sees the downloads. */
export const takeOut = async (): Promise<void> =>
  saveFile(await download('GET /users/takeout', {}), 'my-data.zip')

/** Deletes the account, and the data of its owner in this browser. */
export async function leave(person: string, password: string, writing: WritingChoice): Promise<void> {
  await call('DELETE /users/profile', { body: { password, writing } })
  await clearUserData(person)
  endSession()
}
