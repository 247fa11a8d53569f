import { type HandleErrorFunction, isRouteErrorResponse } from 'react-router'
import { pageRequest } from './pageRequest.ts'

/**
 * Errors of rendering a page go into the server's log, which redacts what must not appear there. A missing page is no failure, and its
 * error contains the whole address; an aborted request is no failure either.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(pageRequest).onError(error)
}
