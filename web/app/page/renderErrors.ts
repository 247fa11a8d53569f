import { type HandleErrorFunction, isRouteErrorResponse } from 'react-router'
import { pageRequest } from './pageRequest.ts'

/**
 * What failed while a page was made goes into the server's log, which leaves out what must not stand there. That there is no
 * such page is no failure, and its error says the whole address; nor is it one that nobody waits for the page any more.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(pageRequest).onError(error)
}
