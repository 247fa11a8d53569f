import type { AskedReport } from '@bichar/contract/outcomes.ts'
import type { Outcome } from '@bichar/contract/rules/outcomes.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import type { Language } from '../i18n/messages.ts'

/** The reports whose outcome the reader is asked about. */
export const outcomesOptions = () =>
  queryOptions({
    queryKey: ['outcomes'],
    queryFn: async ({ signal }): Promise<AskedReport[]> =>
      (await call('GET /outcomes', {}, { signal })).asked,
    staleTime: 60_000,
  })

/** Sends an answer. A conflict means that the question has been answered elsewhere meanwhile, so it is removed as well. */
export async function answerOutcome(
  client: QueryClient,
  postId: string,
  body: { answer: Outcome; language: Language },
): Promise<void> {
  const forget = () =>
    client.setQueryData(outcomesOptions().queryKey, (asked) =>
      asked?.filter((each) => each.postId !== postId),
    )
  try {
    await call('POST /posts/:id/outcome', { params: { id: postId }, body })
    forget()
  } catch (error) {
    if (error instanceof CallError && error.code === 'conflict') forget()
    throw error
  }
}
