import type { CallInput, CallOutput } from '@bichar/contract/api.ts'
import type { Story } from '@bichar/contract/stories.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { isNotFound } from '../api/errors.ts'
import { patchQueries } from '../api/patch.ts'
import { storyKeys } from './queries.ts'

export type StoryText = CallInput<'POST /success-stories'>['body']

/** Creates a story, or updates `story` if it is given. */
export function useSaveStory(story?: Story) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...body }: StoryText & { key: string }) =>
      story
        ? call('PUT /success-stories/:id', { params: { id: story._id }, body })
        : call('POST /success-stories', { body }, { key }),
    onSuccess: (saved) => replaceStory(client, saved.story),
  })
}

export function usePublishStory(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (isPublished: boolean) =>
      (await call('PATCH /success-stories/:id/publish', { params: { id }, body: { isPublished } })).story,
    onSuccess: (story) => replaceStory(client, story),
    onError: (error) => isNotFound(error) && readAgain(client),
  })
}

export function useDeleteStory(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /success-stories/:id', { params: { id } }),
    onSuccess: () => readAgain(client),
    onError: (error) => isNotFound(error) && readAgain(client),
  })
}

type StoryList = CallOutput<'GET /success-stories'>

/** Updates the story in the cache at once, then invalidates the lists because its position in them may have changed. */
function replaceStory(client: QueryClient, changed: Story): void {
  patchQueries<StoryList>(client, storyKeys.lists, (list) => {
    if (!list) return undefined
    return { ...list, stories: list.stories.map((story) => (story._id === changed._id ? changed : story)) }
  })
  readAgain(client)
}

const readAgain = (client: QueryClient): void => void client.invalidateQueries({ queryKey: storyKeys.lists })
