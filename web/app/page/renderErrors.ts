import { type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import { CallError } from '../api/errors.ts'
import { pageRequest } from './pageRequest.ts'

/**
 * Errors of rendering a page go into the server's log, which redacts what must not appear there. A missing page is no failure, and its
 * error contains the whole address; an aborted request is no failure either.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(pageRequest).onError(error)
}

/**
 * Takes the failure of a part without which a page is shown all the same. A call that the API refused is not logged again: the server has
 * logged its cause, under the id of the call.
 */
export function leaveOutPart(context: Readonly<RouterContextProvider>, error: unknown): void {
  if (!(error instanceof CallError)) context.get(pageRequest).onError(error)
}
