import type { QueryClient } from '@tanstack/react-query'
import { data, redirect } from 'react-router'
import { CallError } from '../api/errors.ts'
import { withoutTime } from '../api/fromServer.tsx'
import { queryClient } from '../api/query.ts'

/**
 * Reads the data of a page in its loader, for `<FromServer>`: everything that `read` puts into a query client of its own. If a call
 * fails, the page is rendered without data, under the status of the failure, and the browser tries again.
 *
 * @param start the first page of a list, to which an invalid cursor is redirected
 */
export async function readForPage(read: (client: QueryClient) => Promise<unknown>, start?: string) {
  const client = queryClient()
  try {
    await read(client)
    return data({ state: withoutTime(client) })
  } catch (error) {
    return data({ state: undefined }, { status: refusal(error, start).status })
  }
}

/** Whether a thing is not there, and if so, with which status: 410 if it was public before. */
export type Missing = false | 404 | 410

/**
 * The same for a page about one thing. `read` returns the data of its share card; for an error of which `missingBy` says that the thing is
 * not there, the browser does not try again, and the page has that status.
 */
export async function readThingForPage<Card>(
  read: (client: QueryClient) => Promise<Card>,
  missingBy: (error: CallError) => Missing,
  start?: string,
) {
  const client = queryClient()
  try {
    const card = await read(client)
    return data({ state: withoutTime(client), card, missing: false as Missing })
  } catch (error) {
    const refused = refusal(error, start)
    const missing = missingBy(refused)
    return data({ state: undefined, card: null, missing }, { status: missing || refused.status })
  }
}

function refusal(error: unknown, start: string | undefined): CallError {
  if (!(error instanceof CallError)) throw error
  if (start && error.code === 'bad_cursor') throw redirect(start)
  return error
}
