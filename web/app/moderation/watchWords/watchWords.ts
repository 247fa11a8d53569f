import type { CallOutput } from '@bichar/contract/api.ts'
import { textProblems } from '@bichar/contract/rules/text.ts'
import { watchWordTexts } from '@bichar/contract/rules/texts.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

type Listed = CallOutput<'GET /admin/watch-words'>['watchWords']

const key = ['watchWords'] as const

/** The words that are looked for in comments. They are always refetched because other moderators edit the list as well. */
export const watchWordsOptions = () =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ signal }) => (await call('GET /admin/watch-words', {}, { signal })).watchWords,
    staleTime: 0,
  })

/** Checks the same rules as the server. */
export const checkWatchWord = (values: { word: string }) => textProblems(watchWordTexts, values)

export function useAddWatchWord() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (word: string) => call('POST /admin/watch-words', { body: { word } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}

export function useRemoveWatchWord() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /admin/watch-words/:id', { params: { id } }),
    onSuccess: (_done, id) =>
      client.setQueryData<Listed>(key, (words) => words?.filter(({ _id }) => _id !== id)),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}
