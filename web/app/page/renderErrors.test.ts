import { createStaticHandler, RouterContextProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { type PageRequest, pageRequest } from './pageRequest.ts'
import { handleError } from './renderErrors.ts'

const onError = vi.fn()
beforeEach(() => void onError.mockClear())

/** Passes the errors that the router reports for this address to `handleError`. */
async function ask(target: string, loader = () => null): Promise<void> {
  const context = new RouterContextProvider()
  context.set(pageRequest, { onError } as Partial<PageRequest> as PageRequest)
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
