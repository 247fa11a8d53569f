import type { Follow, Following, FollowSubject } from '@bichar/contract/follows.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { useSession } from '../api/session.ts'

/** Everything the reader follows, fetched once and shared by all follow buttons. */
export const followsOptions = () =>
  queryOptions({
    queryKey: ['follows'],
    queryFn: ({ signal }): Promise<Following> => call('GET /follows', {}, { signal }),
    staleTime: 60_000,
  })

const isSame = (one: FollowSubject, other: FollowSubject) => one.kind === other.kind && one.of === other.of

/** Whether the reader follows a subject; undefined until that has been loaded. */
export function useIsFollowed(subject: FollowSubject): boolean | undefined {
  const { status } = useSession()
  const { data } = useQuery({ ...followsOptions(), enabled: status === 'signedIn' })
  return status === 'guest' ? false : data?.follows.some((each) => isSame(each, subject))
}

/** What a follow shows besides its subject, if the caller knows it already. */
export type KnownFollow = Pick<Follow, 'name' | 'status'>

/** Follows or unfollows with an optimistic update, which is rolled back on an error. */
export function useFollow({ kind, of, name = '', status = null }: FollowSubject & Partial<KnownFollow>) {
  const client = useQueryClient()
  const { queryKey } = followsOptions()
  return useMutation({
    mutationFn: (wanted: boolean) =>
      call(wanted ? 'PUT /follows' : 'DELETE /follows', { body: { kind, of } }),
    async onMutate(wanted) {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      const rest = before?.follows.filter((each) => !isSame(each, { kind, of })) ?? []
      const follows = wanted ? [...rest, { kind, of, name, status }] : rest
      if (before) client.setQueryData(queryKey, { ...before, follows })
      return before
    },
    onError: (_error, _wanted, before) => {
      if (before) client.setQueryData(queryKey, before)
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Switches between a daily digest and immediate notifications. */
export function useRhythm() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isDaily: boolean) => call('PUT /follows/rhythm', { body: { isDaily } }),
    onSuccess: () => client.invalidateQueries({ queryKey: followsOptions().queryKey }),
  })
}
