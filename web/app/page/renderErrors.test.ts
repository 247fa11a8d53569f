import { createStaticHandler, RouterContextProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../api/errors.ts'
import { type PageRequest, pageRequest } from './pageRequest.ts'
import { handleError, leaveOutPart } from './renderErrors.ts'

const onError = vi.fn()
beforeEach(() => void onError.mockClear())

const contextOfPage = () => {
  const context = new RouterContextProvider()
  context.set(pageRequest, { onError } as Partial<PageRequest> as PageRequest)
  return context
}

/** Passes the errors that the router reports for this address to `handleError`. */
async function ask(target: string, loader = () => null): Promise<void> {
  const context = contextOfPage()
  const request = new Request(`http://bichar.invalid${target}`)
  const found = await createStaticHandler([{ id: 'any', path: '*', loader }]).query(request)
  if (found instanceof Response || !found.errors) throw new Error('nothing went wrong')
  for (const error of Object.values(found.errors))
    handleError(error, { request, context, params: {} } as never)
}

test('an address that leads nowhere, with a break of lines in it, is told to nobody', async () => {
  await ask('/share/%0A')
  expect(onError).not.toHaveBeenCalled()
})

test('what is broken is told to the server', async () => {
  const broken = new Error('broken')
  await ask('/share', () => {
    throw broken
  })
  expect(onError).toHaveBeenCalledExactlyOnceWith(broken)
})

test('a part that a page can do without is logged by the page unless the API has refused it', () => {
  const broken = new Error('broken')
  leaveOutPart(contextOfPage(), new CallError(503, { code: 'unavailable' }))
  expect(onError).not.toHaveBeenCalled()
  leaveOutPart(contextOfPage(), broken)
  expect(onError).toHaveBeenCalledExactlyOnceWith(broken)
})
